import { addMinutes, minutesBetween, toLocalTime, toMoment } from './zonedTime';

const iso = (day: string, time: string, timeZone: string) =>
  new Date(toMoment(day, time, timeZone)).toISOString();

it.each([
  ['2026-06-20', '14:00', 'Europe/Warsaw', '2026-06-20T12:00:00.000Z'],
  ['2026-12-12', '14:00', 'Europe/Warsaw', '2026-12-12T13:00:00.000Z'],
  ['2026-06-20', '14:00', 'Europe/Lisbon', '2026-06-20T13:00:00.000Z'],
  ['2026-06-20', '00:00', 'Europe/Riga', '2026-06-19T21:00:00.000Z'],
  ['2026-07-01', '20:00', 'America/New_York', '2026-07-02T00:00:00.000Z'],
  ['2026-07-01', '00:30', 'Asia/Kolkata', '2026-06-30T19:00:00.000Z'],
])('is %s %s in %s at %s', (day, time, zone, moment) => {
  expect(iso(day, time, zone)).toBe(moment);
  expect(toLocalTime(Date.parse(moment), zone)).toEqual({ day, time });
});

it.each([
  ['2026-03-28', '22:00', '2026-03-28T21:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  // Skipped: an hour later.
  ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-24', '22:00', '2026-10-24T20:00:00.000Z'],
  // Shown twice: the first.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('is %s %s in Warsaw at %s, where clocks are changed', (day, time, moment) => {
  expect(iso(day, time, 'Europe/Warsaw')).toBe(moment);
});

it('counts real minutes over a change of clocks', () => {
  const start = toMoment('2026-03-28', '23:00', 'Europe/Warsaw');
  expect(toLocalTime(addMinutes(start, 240), 'Europe/Warsaw')).toEqual({
    day: '2026-03-29',
    time: '04:00',
  });
  expect(minutesBetween(start, toMoment('2026-03-29', '10:00', 'Europe/Warsaw'))).toBe(600);
});
