/** Language tags as names in the reader's language: "English, German". */
export const formatLanguages = (tags: readonly string[], locale: string): string => {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return tags.map((tag) => names.of(tag) ?? tag).join(', ');
};
