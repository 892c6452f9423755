import { limitCalls } from './limitCalls';

/** A call that the test ends explicitly. */
const start = (most: number) => {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const call = limitCalls(
    (name: string) =>
      new Promise<void>((resolve, reject) => {
        begun.push(name);
        ends.set(name, { resolve, reject });
      }),
    most,
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

it('of those beyond that only the last one waits: the others are no longer wanted', async () => {
  const { begun, call, end } = start(1);
  void call('a');
  const dropped = [call('b'), call('c')];
  const last = call('d');
  await Promise.all(dropped);
  await end('a');
  expect(begun).toEqual(['a', 'd']);
  await end('d');
  await expect(last).resolves.toBeUndefined();
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
