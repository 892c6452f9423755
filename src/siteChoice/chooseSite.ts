import type { Language } from '@/sites/site';
import { languageOf } from './languageOf';

/** What is known of a visitor. */
export interface Wishes {
  /** Out of the cookie; not trusted. */
  readonly remembered: string | undefined;
  /** The browser's tags, the one that is liked best first. */
  readonly languages: readonly string[];
}

export interface SpokenSite {
  readonly siteId: string;
  readonly lang: Language;
}

/**
 * The site that suits a visitor: the one that they chose before, else the first of their languages that is spoken.
 *
 * @param candidates where the visitor is, and all that could be led to
 * @returns nothing where none speaks a language of theirs
 */
export const chooseSite = <Site extends SpokenSite>(
  { remembered, languages }: Wishes,
  candidates: readonly Site[],
): Site | undefined => {
  const find = (lang: Language | undefined) => candidates.find((it) => it.lang === lang);
  return (
    candidates.find(({ siteId }) => siteId === remembered) ??
    languages.map(languageOf).map(find).find(Boolean)
  );
};
