import { log } from '@/platform/log/log';
import { createDispatcher } from './dispatcher';

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

it('works until nothing is left, and again when it is called', async () => {
  let left = 3;
  let worked = 0;
  const work = async () => {
    worked += 1;
    left -= 1;
    return left > 0;
  };
  const dispatcher = createDispatcher([{ work }], 60_000);
  dispatcher.start();
  await soon();
  expect(worked).toBe(3);
  left = 1;
  dispatcher.wake();
  await soon();
  expect(worked).toBe(4);
  await dispatcher.stop();
});

it('does not sleep over what comes while it is at work', async () => {
  let worked = 0;
  const dispatcher = createDispatcher(
    [
      {
        work: async () => {
          worked += 1;
          if (worked === 1) dispatcher.wake();
          return false;
        },
      },
    ],
    60_000,
  );
  dispatcher.start();
  await soon();
  expect(worked).toBe(2);
  await dispatcher.stop();
});

it('looks again by itself, also after a failure, which it tells once', async () => {
  const told = jest.spyOn(log, 'error').mockImplementation();
  let worked = 0;
  const work = () => {
    worked += 1;
    return Promise.reject(new Error('the database is away'));
  };
  const dispatcher = createDispatcher([{ work }], 5);
  dispatcher.start();
  while (worked < 4) await soon();
  await dispatcher.stop();
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

it('a slow lane does not hold up another', async () => {
  let worked = 0;
  const dispatcher = createDispatcher(
    [
      { work: () => new Promise(() => {}) },
      {
        work: async () => {
          worked += 1;
          return worked < 5;
        },
      },
    ],
    60_000,
  );
  dispatcher.start();
  await soon();
  expect(worked).toBe(5);
});

it('has ended what it began when it has stopped, and begins nothing more', async () => {
  let end = () => {};
  let isEnded = false;
  let worked = 0;
  const work = async () => {
    worked += 1;
    await new Promise<void>((resolve) => (end = resolve));
    isEnded = true;
    return true;
  };
  const dispatcher = createDispatcher([{ work }], 5);
  dispatcher.start();
  const stopped = dispatcher.stop();
  end();
  await stopped;
  expect([isEnded, worked]).toEqual([true, 1]);
});
