import { toChargeState, toDueDay } from './chargeState';

const costs = { total: 10_000, deposit: 3000 };
const due = '2026-06-06';
const before = '2026-06-01';

it.each([
  ['nothing is paid', 0, [3000, 7000, 0]],
  ['part of the deposit is paid', 1000, [2000, 7000, 0]],
  ['the deposit is paid', 3000, [0, 7000, 0]],
  ['more than the deposit is paid', 4000, [0, 6000, 0]],
  ['everything is paid', 10_000, [0, 0, 0]],
  ['more is paid than the share', 12_500, [0, 0, 2500]],
] as const)('before the due day, while %s', (_, received, [now, later, back]) => {
  expect(toChargeState(costs, received, due, before)).toEqual({
    share: 10_000,
    received,
    balance: 10_000 - received,
    dueNow: now,
    dueLater: later,
    toGiveBack: back,
    dueDay: due,
    isLate: false,
  });
});

it.each([
  ['on the due day', due, 4000, [6000, false]],
  ['after it', '2026-06-07', 4000, [6000, true]],
  ['after it, when it is paid', '2026-06-07', 10_000, [0, false]],
] as const)('%s', (_, today, received, [dueNow, isLate]) => {
  expect(toChargeState(costs, received, due, today)).toMatchObject({
    dueNow,
    dueLater: 0,
    isLate,
  });
});

it('a guest who has left owes nothing, and gets back what he paid', () => {
  expect(toChargeState(undefined, 5000, due, '2026-07-01')).toMatchObject({
    share: 0,
    dueNow: 0,
    toGiveBack: 5000,
    isLate: false,
  });
});

it('the due day is 14 days before the first activity, and no earlier than the charge', () => {
  expect(toDueDay(['2026-06-21', '2026-06-20'], '2026-05-01')).toBe('2026-06-06');
  expect(toDueDay(['2026-06-20'], '2026-06-10')).toBe('2026-06-10');
  expect(toDueDay([], '2026-06-10')).toBeNull();
});
