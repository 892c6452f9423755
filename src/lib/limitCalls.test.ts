import { limitCalls } from './limitCalls';

/** A call that the test ends explicitly. */
const start = (most: number, isUrgent?: (name: string) => boolean) => {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const call = limitCalls(
    (name: string) =>
      new Promise<void>((resolve, reject) => {
        begun.push(name);
        ends.set(name, { resolve, reject });
      }),
    most,
    isUrgent,
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    call,
    end: (name: string) => {
      ends.get(name)?.resolve();
      return settle();
    },
    fail: (name: string, error: Error) => {
      ends.get(name)?.reject(error);
      return settle();
    },
  };
};

it('four calls run at a time, and a fifth one when one of them is done', async () => {
  const { begun, call, end } = start(4);
  for (const name of ['a', 'b', 'c', 'd', 'e']) void call(name);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('those beyond that wait in their order, and none is dropped', async () => {
  const { begun, call, end } = start(1);
  const calls = ['a', 'b', 'c', 'd'].map((name) => call(name));
  for (const name of ['a', 'b', 'c', 'd']) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  await expect(Promise.all(calls)).resolves.toHaveLength(4);
});

it('an urgent one goes before those that wait', async () => {
  const { begun, call, end } = start(1, (name) => name === 'urgent');
  for (const name of ['a', 'b', 'c', 'urgent']) void call(name);
  await end('a');
  await end('urgent');
  expect(begun).toEqual(['a', 'urgent', 'b']);
});

it('never more than so many, whatever comes and goes', async () => {
  const { begun, call, end } = start(2);
  const over: string[] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    void call(`${turn}`);
    if (turn % 3 === 0) {
      const [next] = begun.filter((name) => !over.includes(name));
      if (next !== undefined) {
        over.push(next);
        await end(next);
      }
    }
    expect(begun.length - over.length).toBeLessThanOrEqual(2);
  }
});

it('one that fails says so, and gives its place away', async () => {
  const { begun, call, fail } = start(1);
  const failing = call('a');
  const waiting = call('b');
  const heard = Promise.allSettled([failing]);
  await fail('a', new Error('broke'));
  expect(await heard).toMatchObject([{ status: 'rejected', reason: { message: 'broke' } }]);
  expect(begun).toEqual(['a', 'b']);
  const alsoHeard = Promise.allSettled([waiting]);
  await fail('b', new Error('broke as well'));
  expect(await alsoHeard).toMatchObject([{ reason: { message: 'broke as well' } }]);
  void call('c');
  expect(begun).toEqual(['a', 'b', 'c']);
});
