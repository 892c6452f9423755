import fc from 'fast-check';
import { createLimiter, BusyError } from './limiter';

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('never runs more than it may, whatever the tasks do, and runs them all', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (running, fates) => {
        const limit = createLimiter({ running, waiting: 100 });
        let [active, most] = [0, 0];
        const outcomes = await Promise.allSettled(
          fates.map((isGood) =>
            limit(async () => {
              active += 1;
              most = Math.max(most, active);
              await tick();
              active -= 1;
              if (!isGood) throw new Error('failed');
            }),
          ),
        );
        expect(most).toBeLessThanOrEqual(running);
        expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(fates);
      },
    ),
  );
});

it('first come, first served; whoever finds the queue full is told at once', async () => {
  const limit = createLimiter({ running: 1, waiting: 2 });
  const served: string[] = [];
  const come = (name: string) =>
    limit(async () => {
      await tick();
      served.push(name);
    });
  const all = [come('a'), come('b'), come('c')];

  await expect(come('d')).rejects.toBeInstanceOf(BusyError);
  await Promise.all(all);
  expect(served).toEqual(['a', 'b', 'c']);
  await come('e');
  expect(served).toContain('e');
});

describe('clients', () => {
  /** Starts tasks of a client, which all run until a common gate opens. */
  const start = (waiting: number) => {
    const limit = createLimiter({ running: 1, waiting });
    const served: string[] = [];
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const come = (name: string) =>
      limit(
        async () => {
          await gate;
          served.push(name);
        },
        name.slice(0, 1),
      ).catch((error: unknown) => {
        expect(error).toBeInstanceOf(BusyError);
        served.push(`-${name}`);
      });
    return { come, served, go };
  };

  it('are served in turn, each in the order of its tasks', async () => {
    const { come, served, go } = start(100);
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(come);
    go();
    await Promise.all(all);

    expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('lose their newest task to another client when they fill the queue', async () => {
    const { come, served, go } = start(3);
    const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3'].map(come);
    await tick();
    go();
    await Promise.all(all);

    const isRefused = (name: string) => name.startsWith('-');
    expect(served.filter(isRefused).sort()).toEqual(['-a4', '-a5', '-b2', '-b3']);
    expect(served.filter((name) => !isRefused(name))).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('that are gone leave no trace: the queue is as long as before', async () => {
    const { come, served, go } = start(2);
    const first = ['a1', 'a2', 'b1'].map(come);
    go();
    await Promise.all(first);
    await Promise.all(['a3', 'a4', 'a5', 'a6'].map(come));

    expect(served.filter((name) => name.startsWith('-'))).toEqual(['-a6']);
  });
});

it('whoever waits for too long is told so and never begun; those behind move up', async () => {
  const limit = createLimiter({ running: 1, timeoutMs: 20 });
  let finish = () => {};
  const first = limit(() => new Promise<void>((resolve) => (finish = resolve)));
  const begun = jest.fn(async () => undefined);

  await expect(limit(begun)).rejects.toThrow('No turn within 20 ms');
  finish();
  await first;
  await tick();
  expect(begun).not.toHaveBeenCalled();
  await limit(begun);
  expect(begun).toHaveBeenCalledTimes(1);
});
