import { createStaleIfError } from './staleIfError';

const maxAge = 1000;
const retryAfter = 100;

/** A value with a controllable loader and a manual clock. */
const createShelf = (initial?: string, demandedFrom?: () => number) => {
  let answer: () => Promise<string> = async () => 'first';
  let time = 0;
  const lasts: (string | undefined)[] = [];
  const failures: unknown[] = [];
  const shelf = createStaleIfError<string>({
    ...(initial === undefined ? {} : { initial }),
    load: (last) => {
      lasts.push(last);
      return answer();
    },
    maxAge,
    retryAfter,
    now: () => time,
    ...(demandedFrom && { demandedFrom }),
    onFailure: (error) => failures.push(error),
  });
  return {
    ...shelf,
    lasts,
    failures,
    answer: (next: () => Promise<string>) => {
      answer = next;
    },
    fail: () => {
      answer = () => Promise.reject(new Error('down'));
    },
    pass: (ms: number) => {
      time += ms;
    },
  };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('whoever waits for a value', () => {
  it('gets the one that is there while it is young enough', async () => {
    const shelf = createShelf();
    await shelf.get();
    shelf.answer(async () => 'second');
    shelf.pass(maxAge - 1);
    expect(await shelf.get()).toBe('first');
  });

  it('gets a new one when it is due, loaded with the one before in mind', async () => {
    const shelf = createShelf();
    await shelf.get();
    shelf.answer(async () => 'second');
    shelf.pass(maxAge);
    expect(await shelf.get()).toBe('second');
    expect(shelf.lasts).toEqual([undefined, 'first']);
  });

  it('learns of a failure only while there never was a value', async () => {
    const shelf = createShelf();
    shelf.fail();
    await expect(shelf.get()).rejects.toThrow('down');
    shelf.answer(async () => 'first');
    await shelf.get();
    shelf.fail();
    shelf.pass(maxAge);
    expect(await shelf.get()).toBe('first');
    expect(shelf.failures).toHaveLength(2);
  });

  it('has something from the start where something stands in', async () => {
    const shelf = createShelf('stand-in');
    shelf.fail();
    expect(await shelf.get()).toBe('stand-in');
    shelf.pass(retryAfter);
    shelf.answer(async () => 'first');
    expect(await shelf.get()).toBe('first');
  });
});

describe('whoever does not wait', () => {
  it('gets nothing the first time, and starts the loading', async () => {
    const shelf = createShelf();
    expect(shelf.peek()).toBeUndefined();
    await settle();
    expect(shelf.peek()).toBe('first');
  });

  it('gets the old value once more when it is due, and the new one later', async () => {
    const shelf = createShelf();
    await shelf.get();
    shelf.answer(async () => 'second');
    shelf.pass(maxAge);
    expect(shelf.peek()).toBe('first');
    await settle();
    expect(shelf.peek()).toBe('second');
  });

  it('is never the one to learn of a failure', async () => {
    const shelf = createShelf();
    shelf.fail();
    expect(shelf.peek()).toBeUndefined();
    await settle();
    expect(shelf.failures).toEqual([new Error('down')]);
  });
});

describe('the owner of the value', () => {
  it('is asked once, however many wait and look', async () => {
    const shelf = createShelf();
    shelf.peek();
    await Promise.all([shelf.get(), shelf.get(), shelf.get()]);
    shelf.peek();
    expect(shelf.lasts).toHaveLength(1);
  });

  it('is let be for a while after a failure', async () => {
    const shelf = createShelf('stand-in');
    shelf.fail();
    await shelf.get();
    shelf.pass(retryAfter - 1);
    await shelf.get();
    expect(shelf.lasts).toHaveLength(1);
    shelf.pass(1);
    await shelf.get();
    expect(shelf.lasts).toHaveLength(2);
  });

  it('is asked no more than twice by many when the clock was set back behind what is demanded', async () => {
    const shelf = createShelf('stand-in', () => 3_600_000);
    const load = async () => {
      await settle();
      shelf.pass(2000);
      return 'first';
    };
    shelf.answer(load);
    const all = await Promise.all(Array.from({ length: 20 }, () => shelf.get()));
    expect(new Set(all)).toEqual(new Set(['first']));
    expect(shelf.lasts.length).toBeLessThanOrEqual(2);
  });

  it('is asked again when the clock was set back behind the last time', async () => {
    const shelf = createShelf();
    shelf.pass(3_600_000);
    await shelf.get();
    shelf.pass(-1_800_000);
    shelf.answer(async () => 'second');
    expect(await shelf.get()).toBe('second');
    expect(await shelf.get()).toBe('second');
    expect(shelf.lasts).toHaveLength(2);
  });

  it('is asked again at once while there is no value at all', async () => {
    const shelf = createShelf();
    shelf.fail();
    await expect(shelf.get()).rejects.toThrow('down');
    await expect(shelf.get()).rejects.toThrow('down');
    expect(shelf.lasts).toHaveLength(2);
  });
});
