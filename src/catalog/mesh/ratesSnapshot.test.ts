import { parseRates } from '@/commerce/pricing/rates';
import type { RawRecord } from '@/catalog/sources/loader';
import { createRatesSnapshot } from './ratesSnapshot';

const hour = 3_600_000;
const minute = 60_000;

const tableOf = (mid: unknown) => [
  { table: 'A', no: '1', effectiveDate: '2026-11-20', rates: [{ code: 'EUR', mid }] },
];

const never = new Promise<never>(() => undefined);

/** A feed with a configurable answer, and a clock that hardly moves by itself. */
const createFeed = (kept: readonly RawRecord[] = []) => {
  let answer: () => Promise<unknown> = async () => tableOf(4);
  let time = 0;
  let asked = 0;
  const failures: unknown[] = [];
  const {
    get: getTable,
    reload,
    isFailing,
  } = createRatesSnapshot({
    loader: {
      name: 'test',
      load: () => {
        asked += 1;
        return answer();
      },
    },
    kept: {
      read: async () => ({ records: kept, faults: [] }),
      keep: () => {},
      idle: async () => {},
    },
    maxAge: hour,
    retryAfter: minute,
    timeoutMs: 20,
    reloadTimeout: 20,
    now: () => (time += 0.001),
    today: () => '2026-11-21',
    onFailure: (error) => failures.push(error),
  });
  return {
    failures,
    getTable,
    reload,
    isFailing,
    /** Units of EUR for one PLN; `null` while the defaults apply. */
    getEuro: async () => {
      const table = await getTable();
      return table && parseRates(table).EUR;
    },
    answer: (next: () => Promise<unknown>) => {
      answer = next;
    },
    pass: (ms: number) => {
      time += ms;
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
    get asked() {
      return asked;
    },
  };
};

describe('the first call', () => {
  it('waits for the feed', async () => {
    const feed = createFeed();
    expect(await feed.getEuro()).toBe(0.25);
  });

  it('waits only so long, and nobody after it waits at all', async () => {
    const feed = createFeed();
    feed.answer(() => never);
    expect(await feed.getEuro()).toBeNull();
    expect(await feed.getEuro()).toBeNull();
    expect(feed.asked).toBe(1);
  });

  it('gives the defaults when the feed fails', async () => {
    const feed = createFeed();
    feed.answer(() => Promise.reject(new Error('down')));
    expect(await feed.getEuro()).toBeNull();
    expect(feed.failures).toEqual([new Error('down')]);
  });

  it('tells whether the feed fails, until it answers again', async () => {
    const feed = createFeed();
    await feed.getTable();
    expect(feed.isFailing()).toBe(false);
    feed.answer(() => Promise.reject(new Error('down')));
    await feed.reload();
    expect(feed.isFailing()).toBe(true);
    feed.answer(async () => tableOf(5));
    await feed.reload();
    expect(feed.isFailing()).toBe(false);
  });

  it('is one call to the feed, however many come at the same time', async () => {
    const feed = createFeed();
    const tables = await Promise.all(Array.from({ length: 20 }, feed.getTable));
    expect(new Set(tables).size).toBe(1);
    expect(feed.asked).toBe(1);
  });

  it('that was too slow leaves its answer to those after it', async () => {
    const feed = createFeed();
    let arrive: (table: unknown) => void = () => undefined;
    feed.answer(() => new Promise((resolve) => (arrive = resolve)));
    expect(await feed.getEuro()).toBeNull();
    arrive(tableOf(5));
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.2);
  });
});

describe('a table', () => {
  it('is kept for its time', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.pass(hour - 1);
    await feed.getEuro();
    expect(feed.asked).toBe(1);
  });

  it('that is too old is given out once more while the feed is asked', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(async () => tableOf(5));
    feed.pass(hour);
    expect(await feed.getEuro()).toBe(0.25);
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.2);
  });

  it('that is too old holds nobody up while the feed hangs', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(() => never);
    feed.pass(hour);
    expect(await feed.getEuro()).toBe(0.25);
    expect(await feed.getEuro()).toBe(0.25);
    expect(feed.asked).toBe(2);
  });

  it('gives way to the defaults when a rate in the next one is not a number', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(async () => tableOf('4.25'));
    feed.pass(hour);
    await feed.getEuro();
    await feed.settle();
    expect(await feed.getEuro()).toBeNull();
    expect(feed.failures).toEqual([]);
  });
});

describe('a feed that fails', () => {
  const failing: readonly [string, () => Promise<unknown>][] = [
    ['by an error', () => Promise.reject(new Error('down'))],
    ['by giving no table', async () => ({ error: 'down' })],
  ];

  it.each(failing)('leaves the last good table in place: %s', async (_, answer) => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(answer);
    feed.pass(hour);
    await feed.getEuro();
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.25);
    expect(feed.failures).toHaveLength(1);
  });

  it.each(failing)('is let be for a while, then asked again: %s', async (_, answer) => {
    const feed = createFeed();
    feed.answer(answer);
    await feed.getEuro();
    feed.answer(async () => tableOf(5));
    feed.pass(minute - 1);
    await feed.getEuro();
    await feed.settle();
    expect(feed.asked).toBe(1);
    feed.pass(1);
    await feed.getEuro();
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.2);
  });
});

describe('whoever knows of newer rates', () => {
  it('has them at once, however young the table is', async () => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(async () => tableOf(5));

    expect(await feed.reload()).toBe(true);
    expect(await feed.getEuro()).toBe(0.2);
    expect(feed.asked).toBe(2);
  });

  it('is not given those that the feed was asked for before', async () => {
    const feed = createFeed();
    let arrive: (table: unknown) => void = () => undefined;
    feed.answer(() => new Promise((resolve) => (arrive = resolve)));
    await feed.getEuro();
    feed.answer(async () => tableOf(5));
    const reloaded = feed.reload();
    arrive(tableOf(4));

    expect(await reloaded).toBe(true);
    expect(await feed.getEuro()).toBe(0.2);
  });

  it.each<readonly [string, () => Promise<unknown>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['hangs', () => never],
  ])('learns when the feed %s, and the others keep what they have', async (_, answer) => {
    const feed = createFeed();
    await feed.getEuro();
    feed.answer(answer);

    expect(await feed.reload()).toBe(false);
    expect(await feed.getEuro()).toBe(0.25);
    expect(feed.asked).toBe(2);
  });
});

describe('a feed that is down from the start', () => {
  const before = [{ file: 'exchange-rates', data: tableOf(5) }];

  it('is stood in for by what it gave before the restart while it hangs, too', async () => {
    const feed = createFeed(before);
    let arrive: (table: unknown) => void = () => undefined;
    feed.answer(() => new Promise((resolve) => (arrive = resolve)));

    expect(await feed.getEuro()).toBe(0.2);
    arrive(tableOf(4));
    await feed.settle();
    expect(await feed.getEuro()).toBe(0.25);
  });

  it('is obeyed once it is back and says that the defaults hold', async () => {
    const feed = createFeed(before);
    feed.answer(async () => tableOf('4.25'));

    expect(await feed.getTable()).toBeNull();
  });

  it('is stood in for by what it gave before the restart', async () => {
    const feed = createFeed(before);
    feed.answer(() => Promise.reject(new Error('down')));

    expect(await feed.getEuro()).toBe(0.2);
  });

  it('is believed again at its next try, not after as long as good rates last', async () => {
    const feed = createFeed(before);
    feed.answer(() => Promise.reject(new Error('down')));
    await feed.getEuro();
    feed.answer(async () => tableOf(4));
    feed.pass(minute);
    await feed.getEuro();
    await feed.settle();

    expect(await feed.getEuro()).toBe(0.25);
  });

  it('leaves the defaults when what it gave before cannot be read', async () => {
    const feed = createFeed([{ file: 'exchange-rates', data: 'nonsense' }]);
    feed.answer(() => Promise.reject(new Error('down')));

    expect(await feed.getTable()).toBeNull();
  });
});
