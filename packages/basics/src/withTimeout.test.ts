import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = new Promise<never>(() => undefined);

it('an answer in time is passed on, and no timer is left', async () => {
  await expect(withTimeout(Promise.resolve('answer'), 100)).resolves.toBe('answer');
  expect(jest.getTimerCount()).toBe(0);
});

it('a failure in time is passed on, and no timer is left', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused');
  expect(jest.getTimerCount()).toBe(0);
});

it('no answer in time is a failure that says how long was waited', async () => {
  const outcome = expect(withTimeout(never, 100)).rejects.toThrow('No answer within 100 ms');
  await jest.advanceTimersByTimeAsync(100);
  await outcome;
});

it('it does not give up a moment too soon', async () => {
  const settled = jest.fn();
  withTimeout(never, 100).then(settled, settled);
  await jest.advanceTimersByTimeAsync(99);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
});
