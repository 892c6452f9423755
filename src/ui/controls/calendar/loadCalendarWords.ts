import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import type { Language } from '@/config/sites/site';

interface CalendarWords {
  readonly dayjsLocale: string;
  readonly localeText: Partial<PickersLocaleText>;
}

/** One chunk per language, so that no visitor downloads the other six. */
const loaders: Readonly<Record<Language, () => Promise<CalendarWords>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  pl: () => import('./pl'),
  da: () => import('./da'),
  no: () => import('./no'),
  sv: () => import('./sv'),
};

/** Loads the names of months and weekdays, the first day of the week, and the labels of the calendar's buttons. */
export const loadCalendarWords = (lang: Language): Promise<CalendarWords> => loaders[lang]();
