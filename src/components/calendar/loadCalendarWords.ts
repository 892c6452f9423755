import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Language } from '@/sites/site';

interface CalendarWords {
  readonly dayjsLocale: string;
  readonly localeText: Partial<PickersLocaleText>;
}

/** One chunk per language, so that nobody downloads the other six. */
const loaders: Readonly<Record<Language, () => Promise<CalendarWords>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  pl: () => import('./pl'),
  da: () => import('./da'),
  no: () => import('./no'),
  sv: () => import('./sv'),
};

/** Names of months and weekdays, first day of the week, and what the calendar's buttons are called. */
export const loadCalendarWords = (lang: Language): Promise<CalendarWords> => loaders[lang]();
