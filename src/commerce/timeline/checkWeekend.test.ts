import { checkWeekend } from './checkWeekend';
import { createActivity, createWeekend, market, range } from './testing/weekends';

const saturday = '2026-06-20';

it('shows nothing where nothing is known', () => {
  const unknown = { durationMinutes: null, begins: null, ends: null, startTimes: [], minAge: null };
  const weekend = createWeekend([createActivity(1, {}, unknown), createActivity(2, {}, unknown)], {
    youngest: 5,
  });
  expect(checkWeekend(weekend).clashes).toEqual([]);
});

it('moves the later of two that overlap to the nearest start at which nothing stands against it', () => {
  const { clashes } = checkWeekend(
    createWeekend([
      createActivity(1, { time: '10:00' }, { durationMinutes: 300 }),
      createActivity(2, { time: '14:00' }),
      createActivity(3, { time: '18:00' }),
    ]),
  );
  expect(clashes).toEqual([
    {
      kind: 'overlap',
      id: 2,
      other: 1,
      way: null,
      hours: null,
      wayOut: { kind: 'move', start: { id: 2, day: '2026-06-19', time: '18:00' } },
    },
  ]);
});

it('says how long a way takes and how long there is', () => {
  const { clashes } = checkWeekend(
    createWeekend([
      createActivity(1, {}, { durationMinutes: 230 }),
      createActivity(2, { time: '14:00' }, { begins: range }),
    ]),
  );
  expect(clashes[0]).toMatchObject({ kind: 'tooClose', way: { needed: 25, left: 10 } });
});

it('lays an activity without a start time out where it fits, and asks for the choice', () => {
  const { slots, clashes } = checkWeekend(
    createWeekend([createActivity(1, { time: '10:00' }), createActivity(2, { time: null })]),
  );
  expect(slots.map(({ time }) => time)).toEqual(['10:00', '14:00']);
  expect(clashes).toMatchObject([
    { kind: 'timeOpen', id: 2, wayOut: { start: { id: 2, day: saturday, time: '14:00' } } },
  ]);
});

it('gives the reason where no other start helps', () => {
  const young = createWeekend([createActivity(1, {}, { minAge: 18 })], { youngest: 16 });
  const winter = createWeekend([createActivity(1, {}, { seasonMonths: [12] })]);
  const crowd = createWeekend(
    [
      createActivity(1, {}, { startTimes: ['10:00'] }),
      createActivity(2, {}, { startTimes: ['10:00'] }),
    ],
    { stay: { arrival: saturday, departure: saturday } },
  );
  const reasons = [young, winter, crowd].map((it) => checkWeekend(it).clashes[0]?.wayOut);
  expect(reasons).toEqual([
    { kind: 'none', reason: 'tooYoung' },
    { kind: 'none', reason: 'outOfSeason' },
    { kind: 'none', reason: 'noRoom' },
  ]);
});

it('offers neither a day that has passed nor the very day', () => {
  const { clashes } = checkWeekend(
    createWeekend([createActivity(1, {}, { closedWeekdays: [6] })], { today: saturday }),
  );
  expect(clashes[0]?.wayOut).toMatchObject({ start: { day: '2026-06-21' } });
});

describe('the night in which clocks are changed', () => {
  const night = (day: string, next: string, time: string) =>
    createWeekend(
      [
        createActivity(1, { day, time: '23:00' }, { durationMinutes: 240, startTimes: ['23:00'] }),
        createActivity(2, { day: next, time }, { startTimes: [time] }),
      ],
      { stay: { arrival: day, departure: next }, today: '2026-01-15' },
    );
  const kinds = (...given: Parameters<typeof night>) =>
    checkWeekend(night(...given)).clashes.map(({ kind }) => kind);

  it('ends an hour later by the clock in spring', () => {
    expect(kinds('2026-03-28', '2026-03-29', '03:30')).toEqual(['overlap']);
    expect(kinds('2026-03-28', '2026-03-29', '04:00')).toEqual([]);
  });

  it('ends an hour earlier by the clock in autumn', () => {
    expect(kinds('2026-10-24', '2026-10-25', '01:30')).toEqual(['overlap']);
    expect(kinds('2026-10-24', '2026-10-25', '03:00')).toEqual([]);
  });

  it('is the same as any other elsewhere', () => {
    expect(kinds('2026-06-20', '2026-06-21', '02:30')).toEqual(['overlap']);
    expect(kinds('2026-06-20', '2026-06-21', '03:00')).toEqual([]);
  });
});

it('knows the hours in which a place is closed, over midnight too', () => {
  const { clashes } = checkWeekend(
    createWeekend([
      createActivity(
        1,
        { time: '18:00' },
        { durationMinutes: 300, ends: market, closedHours: [{ from: '22:00', to: '06:00' }] },
      ),
    ]),
  );
  expect(clashes).toMatchObject([
    {
      kind: 'closedHours',
      hours: { from: '22:00', to: '06:00' },
      wayOut: { start: { day: saturday, time: '14:00' } },
    },
  ]);
});
