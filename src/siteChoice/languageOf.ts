import { type Language, languages } from '@/sites/site';

/** What browsers call Norwegian: both written forms of it are better served by ours than by anything else. */
const others: ReadonlyMap<string, Language> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
]);

/**
 * The language of ours that a browser's tag means, whatever region or script it names: `de-AT` is German.
 *
 * @param tag BCP 47
 * @returns nothing for a language that no site speaks
 */
export const languageOf = (tag: string): Language | undefined => {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return languages.find((it) => it === primary) ?? others.get(primary);
};
