import { memoize } from './memoize';

const namesIn = memoize((locale: string) => new Intl.DisplayNames(locale, { type: 'language' }));

/** Formats language tags as names in the reader's language: "English, German". */
export const formatLanguages = (tags: readonly string[], locale: string): string => {
  const names = namesIn(locale);
  return tags.map((tag) => names.of(tag) ?? tag).join(', ');
};
