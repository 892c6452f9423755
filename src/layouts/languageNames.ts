import type { Language } from '@/sites/site';

/** What each language calls itself: a reader who cannot read the page can read this. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  da: 'Dansk',
  no: 'Norsk',
  sv: 'Svenska',
};
