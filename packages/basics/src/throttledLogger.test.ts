import type { Tell } from './log';
import { createThrottle } from './throttledLogger';

let time = 0;
const told = jest.fn<ReturnType<Tell>, Parameters<Tell>>();
const logFailure = createThrottle(told, () => time);
const fail = (error: unknown) => logFailure('rates: keeping the last good ones', error);

beforeEach(() => {
  told.mockClear();
  time += 1_000_000;
});

it('says what failed and what is done about it, with the error itself', () => {
  const error = new Error('no answer');
  fail(error);
  expect(told.mock.calls).toEqual([['rates: keeping the last good ones', { error }]]);
});

it('tells the same failure once a minute, however often it is met', () => {
  for (let second = 0; second < 150; second += 1) {
    fail(new Error('no answer'));
    time += 1000;
  }
  expect(told).toHaveBeenCalledTimes(3);
});

it('tells another failure at once, and two that take turns no more often than one', () => {
  for (let turn = 0; turn < 10; turn += 1) {
    fail(new Error('no answer'));
    fail('too large');
    time += 1000;
  }
  expect(told).toHaveBeenCalledTimes(2);
});

it('forgets failures rather than fill the memory when their words never repeat', () => {
  for (let turn = 0; turn < 51; turn += 1) fail(new Error(`attempt ${turn}`));
  fail(new Error('attempt 0'));
  expect(told).toHaveBeenCalledTimes(52);
});

it('failures with the same code are the same, whatever their messages say', () => {
  const full = (file: string) =>
    Object.assign(new Error(`no space for ${file}`), { code: 'ENOSPC' });
  for (let file = 0; file < 100; file += 1) logFailure('cannot write', full(`page-${file}`));
  logFailure('cannot write', Object.assign(new Error('i/o error'), { code: 'EIO' }));
  logFailure('cannot read', full('page-1'));
  expect(told.mock.calls.map(([text]) => text)).toEqual([
    'cannot write',
    'cannot write',
    'cannot read',
  ]);
});
