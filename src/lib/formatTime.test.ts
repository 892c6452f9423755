import {
  formatDay,
  formatDuration,
  formatMonths,
  formatShortDay,
  formatWeekdays,
} from './formatTime';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a duration', () => {
  it.each([
    [90, 'en-GB', '1 hr 30 mins'],
    [90, 'de-DE', '1 Std. 30 Min.'],
    [90, 'fr-FR', '1 h 30 min'],
    [45, 'en-GB', '45 mins'],
    [180, 'sv-SE', '3 tim'],
  ])('of %i minutes in %s is "%s"', (minutes, locale, text) => {
    expect(plain(formatDuration(minutes, locale))).toBe(text);
  });
});

describe('months', () => {
  it.each([
    [[4, 5, 6, 9], 'Apr\u00a0– Jun, Sept'],
    [[6, 4, 5, 4], 'Apr\u00a0– Jun'],
    [[12, 1], 'Jan, Dec'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'Jan\u00a0– Dec'],
    [[], ''],
  ])('%j are "%s"', (months, text) => {
    expect(formatMonths(months, 'en-GB')).toBe(text);
  });

  it('have their names in the reader’s language', () => {
    expect(formatMonths([5, 10], 'de-DE')).toBe('Mai, Okt');
  });
});

describe('weekdays', () => {
  it('count from Monday to Sunday', () => {
    expect(formatWeekdays([1, 7], 'en-GB')).toBe('Monday and Sunday');
    expect(formatWeekdays([3], 'pl-PL')).toBe('środa');
    expect(formatWeekdays([1, 2, 3], 'da-DK')).toBe('mandag, tirsdag og onsdag');
  });
});

describe('a calendar day', () => {
  it.each([
    ['2026-05-17', 'en-GB', '17 May 2026'],
    ['2026-01-01', 'de-DE', '1. Januar 2026'],
    ['2024-02-29', 'fr-FR', '29 février 2024'],
  ])('%s in %s is "%s"', (day, locale, text) => {
    expect(plain(formatDay(day, locale))).toBe(text);
  });
});

describe('a calendar day with its weekday', () => {
  it.each([
    ['2026-11-28', 'en-GB', 'Sat, 28 Nov 2026'],
    ['2026-03-01', 'de-DE', 'So., 1. März 2026'],
    ['2027-01-04', 'pl-PL', 'pon., 4 sty 2027'],
    ['2028-02-29', 'fr-FR', 'mar. 29 févr. 2028'],
    ['2026-12-31', 'da-DK', 'tors. 31. dec. 2026'],
  ])('%s in %s is "%s"', (day, locale, text) => {
    expect(plain(formatShortDay(day, locale))).toBe(text);
  });
});
