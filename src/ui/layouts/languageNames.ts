import type { Language } from '@/config/sites/site';

/** Each language's own name, which its speakers can read on any page. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
  da: 'Dansk',
  no: 'Norsk',
  sv: 'Svenska',
};
