import { createCoalescer } from './coalesce';

const createClock = () => {
  let time = 0;
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  return {
    now: () => time,
    sleep: (ms: number) =>
      new Promise<void>((wake) => {
        sleepers.push({ until: time + ms, wake });
      }),
    pass: async (ms: number) => {
      time += ms;
      for (const { until, wake } of sleepers) if (until <= time) wake();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

const start = () => {
  const clock = createClock();
  const begun: number[] = [];
  const pace = createCoalescer(clock.now, clock.sleep);
  const run = (name = 'a') => pace(name, async () => begun.push(clock.now()));
  return { ...clock, begun, run };
};

it('work begins at once, and again a second later', async () => {
  const { begun, run, pass } = start();
  await run();
  await pass(1000);
  await run();
  expect(begun).toEqual([0, 1000]);
});

it('whoever comes within the second shares one piece of work that begins after they came', async () => {
  const { begun, run, pass } = start();
  await run();
  await pass(300);
  const shared = [run(), run()];
  await pass(600);
  shared.push(run());
  expect(begun).toEqual([0]);
  await pass(100);
  expect(await Promise.all(shared)).toEqual([2, 2, 2]);
  expect(begun).toEqual([0, 1000]);
});

it('of however many, one begins per second', async () => {
  const { begun, run, pass } = start();
  for (let turn = 0; turn < 100; turn += 1) {
    void run();
    await pass(50);
  }
  expect(begun).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
});

it('work of another name does not wait', async () => {
  const { begun, run } = start();
  await run('a');
  await run('b');
  expect(begun).toEqual([0, 0]);
});

it('what fails fails for all who share it, and stops nobody after them', async () => {
  const { now, sleep, pass } = createClock();
  const pace = createCoalescer(now, sleep);
  const fail = () => Promise.reject(new Error('down'));
  await expect(pace('a', fail)).rejects.toThrow('down');
  const shared = Promise.allSettled([pace('a', fail), pace('a', fail)]);
  await pass(1000);
  expect(await shared).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  await pass(1000);
  expect(await pace('a', async () => 'done')).toBe('done');
});
