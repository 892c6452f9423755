import dayjs from 'dayjs';
import type { Language } from '@/config/sites/site';
import { loadCalendarWords } from './loadCalendarWords';

const words: readonly (readonly [Language, string, string, string])[] = [
  ['en', 'March', 'Monday', 'Next month'],
  ['de', 'März', 'Montag', 'Nächster Monat'],
  ['fr', 'mars', 'lundi', 'Mois suivant'],
  ['pl', 'marzec', 'poniedziałek', 'Następny miesiąc'],
  ['da', 'marts', 'mandag', 'Næste måned'],
  ['no', 'mars', 'mandag', 'Neste måned'],
  ['sv', 'mars', 'måndag', 'Nästa månad'],
];

it.each(words)('in %s the calendar says %s and %s, and its weeks start there', async (...it) => {
  const [lang, month, monday, nextMonth] = it;
  const { dayjsLocale, localeText } = await loadCalendarWords(lang);
  const day = dayjs('2027-03-01').locale(dayjsLocale);
  expect(day.format('MMMM')).toBe(month);
  expect(day.format('dddd')).toBe(monday);
  expect(day.startOf('week').format('YYYY-MM-DD')).toBe('2027-03-01');
  expect(localeText.nextMonth).toBe(nextMonth);
});
