import { createCheck, DownError, LowError } from './createCheck';

const never = () => new Promise<never>(() => {});

const clock = { now: 0 };
const now = () => clock.now;

it('what does its work is up', async () => {
  const check = createCheck({ name: 'content', isNeeded: true, ask: async () => 1 });
  expect(await check()).toEqual({ name: 'content', isNeeded: true, state: 'up' });
});

it.each([
  [new Error('password authentication failed for user "shop" at db.internal'), 'the check failed'],
  [Object.assign(new Error('at 10.0.0.5'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new Error('orders', { cause: Object.assign(new Error(), { code: '28P01' }) }), '28P01'],
  [Object.assign(new Error(), { code: 'secret at db.internal' }), 'the check failed'],
  [new DownError('it is being started'), 'it is being started'],
  ['text', 'the check failed'],
  [undefined, 'the check failed'],
])('what fails is down, and nothing is told of what the error said: %p', async (error, detail) => {
  const check = createCheck({ name: 'orders', isNeeded: false, ask: () => Promise.reject(error) });
  expect(await check()).toEqual({ name: 'orders', isNeeded: false, state: 'down', detail });
});

it('what throws before it has begun is down as well', async () => {
  let isConfigured = false;
  const ask = () => {
    if (isConfigured) return Promise.resolve();
    throw new DownError('nothing is configured');
  };
  const check = createCheck({ name: 'orders', isNeeded: false, ask });
  expect(await check()).toMatchObject({ state: 'down', detail: 'nothing is configured' });
  isConfigured = true;
  expect(await check()).toMatchObject({ state: 'up' });
});

it('what hangs is waited for a second, by however many with one question', async () => {
  jest.useFakeTimers();
  const ask = jest.fn(never);
  const check = createCheck({ name: 'orders', isNeeded: false, ask });
  const answers = Promise.all([check(), check()]);
  await jest.advanceTimersByTimeAsync(1000);
  const down = { state: 'down', detail: 'no answer within 1000 ms' };
  expect(await answers).toMatchObject([down, down]);
  const third = check();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await third).toMatchObject(down);
  expect(ask).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('what does its work and will not for long is low, with its own words', async () => {
  const ask = () => Promise.reject(new LowError('it is nearly full'));
  const check = createCheck({ name: 'orders disk', isNeeded: false, ask });
  expect(await check()).toEqual({
    name: 'orders disk',
    isNeeded: false,
    state: 'low',
    detail: 'it is nearly full',
  });
});

it('an answer that costs something is given again for a while, good or bad', async () => {
  let isBroken = false;
  const ask = jest.fn(async () => {
    if (isBroken) throw new DownError('broken');
  });
  const check = createCheck({ name: 'orders', isNeeded: false, ask, reuseMs: 5000, now });
  expect((await check()).state).toBe('up');
  isBroken = true;
  clock.now += 4999;
  expect((await check()).state).toBe('up');
  clock.now += 1;
  expect((await check()).state).toBe('down');
  isBroken = false;
  expect((await check()).state).toBe('down');
  expect(ask).toHaveBeenCalledTimes(2);
  clock.now += 5000;
  expect((await check()).state).toBe('up');
});

it('what answered when it was last asked is slow for twenty seconds, and down after that', async () => {
  const answers = [async () => 'well', never];
  const ask = () => (answers.shift() ?? never)();
  const check = createCheck({ name: 'renderer', isNeeded: true, ask, now });
  expect((await check()).state).toBe('up');
  clock.now += 3_600_000;
  expect((await check()).state).toBe('slow');
  clock.now += 20_000;
  expect((await check()).state).toBe('down');
});

it('what was up when it was first heard of is slow before it is down', async () => {
  const check = createCheck({ name: 'renderer', isNeeded: true, ask: never, wasUp: true, now });
  expect((await check()).state).toBe('slow');
});

it('what failed when it was last asked and hangs now is down', async () => {
  const answers = [() => Promise.reject(new Error('broken')), never];
  const ask = () => (answers.shift() ?? never)();
  const check = createCheck({ name: 'orders', isNeeded: false, ask, wasUp: true, now });
  await check();
  expect((await check()).state).toBe('down');
});

it('what comes back is up again', async () => {
  let isBroken = true;
  const ask = async () => {
    if (isBroken) throw new Error('broken');
  };
  const check = createCheck({ name: 'orders', isNeeded: false, ask });
  expect((await check()).state).toBe('down');
  isBroken = false;
  expect((await check()).state).toBe('up');
});
