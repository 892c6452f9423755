import { type Language, languages } from '@/config/sites/site';

/** Browsers' tags for written Norwegian. Our Norwegian site suits both forms. */
const others: ReadonlyMap<string, Language> = new Map([
  ['nb', 'no'],
  ['nn', 'no'],
]);

/**
 * Returns our language for a browser's tag, whatever its region or script: `de-AT` is German.
 *
 * @param tag BCP 47
 * @returns `undefined` for a language without a site
 */
export const languageOf = (tag: string): Language | undefined => {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/);
  return languages.find((it) => it === primary) ?? others.get(primary);
};
