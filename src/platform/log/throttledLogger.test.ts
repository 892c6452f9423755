import { createThrottle, createThrottledLogger } from './throttledLogger';
import { log } from './log';

it('writes to the log of the shop, at the chosen level, and not the same failure twice', () => {
  const warned = jest.spyOn(log, 'warn').mockImplementation();
  const failed = jest.spyOn(log, 'error').mockImplementation();
  const error = new Error('no answer');
  const warn = createThrottle('warn');
  const fail = createThrottledLogger('rates: keeping the last good ones');
  for (const logFailure of [() => warn('cannot write', error), () => fail(error)]) {
    logFailure();
    logFailure();
  }
  expect(warned.mock.calls).toEqual([['cannot write', { error }]]);
  expect(failed.mock.calls).toEqual([['rates: keeping the last good ones', { error }]]);
});
