/** What WordPress and its plugins call a language, by what we call it. */
const otherNames: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', dk: 'da', se: 'sv' };

/** `de`, `de_DE` and `de-at` are all `de`. May be none of the shop's. */
export const toLanguage = (name: string): string => {
  const [lang = ''] = name.toLowerCase().split(/[-_]/);
  return otherNames[lang] ?? lang;
};
