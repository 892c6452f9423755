import { toMoment } from './zonedTime';

const iso = (...it: Parameters<typeof toMoment>) => toMoment(...it).toISOString();

it.each([
  ['in winter', '2026-12-04', '14:00', 'Europe/Warsaw', '2026-12-04T13:00:00.000Z'],
  ['in summer', '2026-06-20', '14:00', 'Europe/Warsaw', '2026-06-20T12:00:00.000Z'],
  ['before clocks go forward', '2027-03-27', '22:00', 'Europe/Prague', '2027-03-27T21:00:00.000Z'],
  ['after clocks go forward', '2027-03-28', '10:00', 'Europe/Prague', '2027-03-28T08:00:00.000Z'],
  ['before clocks go back', '2026-10-24', '22:00', 'Europe/Berlin', '2026-10-24T20:00:00.000Z'],
  ['after clocks go back', '2026-10-25', '10:00', 'Europe/Berlin', '2026-10-25T09:00:00.000Z'],
  ['far west', '2026-07-01', '20:00', 'America/New_York', '2026-07-02T00:00:00.000Z'],
  ['without summer time', '2026-07-01', '00:30', 'Asia/Kolkata', '2026-06-30T19:00:00.000Z'],
])('a time %s', (_, day, time, timeZone, moment) => {
  expect(iso(day, time, timeZone)).toBe(moment);
});

it('the hour that is left out, and the hour that comes twice, have a moment', () => {
  expect(iso('2027-03-28', '02:30', 'Europe/Warsaw')).toBe('2027-03-28T01:30:00.000Z');
  expect(iso('2026-10-25', '02:30', 'Europe/Warsaw')).toBe('2026-10-25T00:30:00.000Z');
});
