import { kartingItem } from '@/testing/plannedCart';
import { isBlocking, listNotices, type Notice } from './notices';

/** Closed on Mondays, open from May to October, for up to thirty people. */
const limits = {
  closedWeekdays: [1],
  seasonMonths: [5, 6, 7, 8, 9, 10],
  mostPeople: 30,
  startTimes: ['10:00', '14:00'],
};

type Stay = Parameters<typeof listNotices>[2];

const noStay: Stay = { today: '2026-05-01', arrival: null, departure: null };
const stay: Stay = { ...noStay, arrival: '2026-06-12', departure: '2026-06-14' };

const noticesOf = (selected_date: string, when = noStay, number_of_people = 9) =>
  listNotices(kartingItem({ selected_date, number_of_people }), limits, when);

it('an activity on an open day in season, for a group that it takes, needs no notice', () => {
  expect(noticesOf('2026-06-13')).toEqual([]);
});

it('one that is sold no more is gone, and nothing else is said of it', () => {
  const item = kartingItem({ selected_date: '2020-01-01', number_of_people: 99 });
  expect(listNotices(item, undefined, stay)).toEqual(['gone']);
});

it.each<readonly [title: string, day: string, expected: readonly Notice[]]>([
  ['a day that is over is past', '2026-04-30', ['past', 'outOfSeason']],
  ['today is not past, but short notice', '2026-05-01', ['shortNotice']],
  ['tomorrow is not short notice', '2026-05-02', []],
  ['a Monday is closed', '2026-06-15', ['closed']],
  ['a day more than two years ahead is too far', '2028-05-02', ['tooFar']],
  ['a day in a month when it rarely runs is out of season', '2026-11-21', ['outOfSeason']],
  ['a Monday in winter is closed and out of season', '2026-12-07', ['closed', 'outOfSeason']],
])('%s', (_, day, expected) => {
  expect(noticesOf(day)).toEqual(expected);
});

describe('for a stay from 12 to 14 June', () => {
  it.each(['2026-06-12', '2026-06-13', '2026-06-14'])('%s is within', (day) => {
    expect(noticesOf(day, stay)).toEqual([]);
  });

  it.each(['2026-06-11', '2026-06-16'])('%s is outside', (day) => {
    expect(noticesOf(day, stay)).toEqual(['outsideStay']);
  });
});

it('a day that is only held until the visitor is asked is no choice to speak of', () => {
  const held = (day: string, people = 9) =>
    kartingItem({ selected_date: day, date_choice: 'held', number_of_people: people });
  expect(listNotices(held('2026-12-07'), limits, stay)).toEqual([]);
  expect(listNotices(held('2026-12-07', 31), limits, stay)).toEqual(['tooMany']);
});

it('a day that is held because any is fine has the notices of a chosen one', () => {
  const item = kartingItem({ selected_date: '2026-11-21', date_choice: 'any' });
  expect(listNotices(item, limits, stay)).toEqual(['outOfSeason', 'outsideStay']);
});

it('while only one end of the stay is known, only that end counts', () => {
  const arriving = { ...noStay, arrival: '2026-06-12' };
  const leaving = { ...noStay, departure: '2026-06-14' };
  expect(noticesOf('2026-06-11', arriving)).toEqual(['outsideStay']);
  expect(noticesOf('2026-08-01', arriving)).toEqual([]);
  expect(noticesOf('2026-06-16', leaving)).toEqual(['outsideStay']);
  expect(noticesOf('2026-05-02', leaving)).toEqual([]);
});

it('a start time that is no longer offered keeps the plan back, any other time does not', () => {
  const at = (start_time?: string) =>
    listNotices(kartingItem({ selected_date: '2026-06-13', start_time }), limits, noStay);
  expect(at('12:00')).toEqual(['otherTime']);
  expect(at('14:00')).toEqual([]);
  expect(at()).toEqual([]);
});

it('a group is too large for one booking from the first person more', () => {
  expect(noticesOf('2026-06-13', noStay, 30)).toEqual([]);
  expect(noticesOf('2026-06-13', noStay, 31)).toEqual(['tooMany']);
});

it('whatever is amiss is said at once', () => {
  expect(noticesOf('2026-12-07', stay, 31)).toEqual([
    'closed',
    'outOfSeason',
    'outsideStay',
    'tooMany',
  ]);
});

it.each<Notice>(['gone', 'past', 'closed', 'tooFar', 'otherTime', 'tooMany'])(
  'a plan with an item that is %s cannot be sent',
  (notice) => {
    expect(isBlocking(notice)).toBe(true);
  },
);

it.each<Notice>(['shortNotice', 'outOfSeason', 'outsideStay'])(
  'a plan with an item that is %s can be sent: the shop arranges it',
  (notice) => {
    expect(isBlocking(notice)).toBe(false);
  },
);
