import { createReplayGuard } from './replays';

const minute = 60_000;
const noon = Date.parse('2026-05-01T12:00:00Z');

const start = () => {
  let time = noon;
  const guard = createReplayGuard(() => time);
  return {
    ...guard,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

it('a message counts for five minutes, and may be five minutes ahead', () => {
  const { isTimely } = start();
  expect([-5, 0, 5].map((minutes) => isTimely(noon + minutes * minute))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isTimely(noon - 5 * minute - 1)).toBe(false);
  expect(isTimely(noon + 5 * minute + 1)).toBe(false);
  expect(isTimely(Number.NaN)).toBe(false);
});

it('a message counts once, as long as it could be timely', () => {
  const { isFirst, pass } = start();
  expect(isFirst('a')).toBe(true);
  expect(isFirst('b')).toBe(true);
  // A message from five minutes in the future is accepted for ten minutes.
  pass(10 * minute - 1);
  expect(isFirst('a')).toBe(false);
  expect(isFirst('b')).toBe(false);
});

it('one that came to nothing may come again', () => {
  const { isFirst, forget } = start();
  isFirst('a');
  forget('a');
  expect(isFirst('a')).toBe(true);
});

it('remembers ten thousand, and of more the latest', () => {
  const { isFirst } = start();
  const last = 10_100;
  for (let at = 0; at <= last; at += 1) isFirst(String(at));
  expect(isFirst(String(last))).toBe(false);
  expect(isFirst(String(last - 9_999))).toBe(false);
  expect(isFirst('0')).toBe(true);
});

it('what is too old is let go of, however few there are', () => {
  const { isFirst, pass } = start();
  isFirst('a');
  pass(10 * minute);
  expect(isFirst('a')).toBe(true);
});
