import { isOver } from './stay';

it.each([
  ['2026-11-18', '2026-11-20', true],
  ['2026-11-18', '2026-11-21', false],
  ['2026-11-21', '2026-11-23', false],
  ['2026-11-20', null, true],
  ['2026-11-21', null, false],
  [null, '2026-11-20', true],
  [null, null, false],
])('a stay from %s to %s is over on 21 November: %s', (arrival, departure, expected) => {
  expect(isOver({ arrival, departure }, '2026-11-21')).toBe(expected);
});
