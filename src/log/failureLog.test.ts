import { createFailureLog } from './failureLog';
import { log } from './log';

let time = 0;
const told = jest.spyOn(log, 'error').mockImplementation();
const fail = createFailureLog('rates: keeping the last good ones', () => time);

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
