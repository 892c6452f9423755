/** Names of languages in WordPress and its plugins, with the shop's names. */
const otherNames: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', dk: 'da', se: 'sv' };

/** `de`, `de_DE` and `de-at` are all `de`. The result may be a language that the shop does not have. */
export const toLanguage = (name: string): string => {
  const [lang = ''] = name.toLowerCase().split(/[-_]/);
  return otherNames[lang] ?? lang;
};
