import { formatCountdown, formatMoment, formatWeekday } from './formatMoment';

it.each([
  [3 * 86_400_000, 'in 3 days'],
  [47 * 3_600_000, 'in 47 hours'],
  [90 * 60_000, 'in 90 minutes'],
  [20_000, 'in 1 minute'],
])('%d ms are %s', (left, text) => {
  expect(formatCountdown(left, 'en-GB')).toBe(text);
});

it('moments are said with their weekday, in the language of the site', () => {
  const moment = '2026-12-04T17:00:00Z';
  expect(formatMoment(moment, 'en-GB', 'Europe/Warsaw')).toMatch(/Friday.* 4 December.*18:00/);
  expect(formatMoment(moment, 'pl-PL', 'UTC')).toMatch(/piątek.* 4 grudnia.*17:00/);
  expect(formatWeekday('2026-12-04', 'de-DE')).toBe('Freitag, 4. Dezember');
});
