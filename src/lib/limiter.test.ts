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

it('whoever waits for too long is told so and never begun; those behind move up', async () => {
  const limit = createLimiter({ running: 1, patience: 20 });
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
