import type { Language } from '@/config/sites/site';
import { languageOf } from './languageOf';

/** Known preferences of a visitor. */
export interface SitePreference {
  /** From the cookie; untrusted. */
  readonly remembered: string | undefined;
  /** Language tags of the browser, most preferred first. */
  readonly languages: readonly string[];
}

export interface SiteInLanguage {
  readonly siteId: string;
  readonly lang: Language;
}

/**
 * Chooses the site for a visitor: the remembered one, else the first of their languages that a site has.
 *
 * @param candidates the current site and all possible targets
 * @returns `undefined` if no site has one of their languages
 */
export const chooseSite = <Site extends SiteInLanguage>(
  { remembered, languages }: SitePreference,
  candidates: readonly Site[],
): Site | undefined => {
  const find = (lang: Language | undefined) => candidates.find((it) => it.lang === lang);
  return (
    candidates.find(({ siteId }) => siteId === remembered) ??
    languages.map(languageOf).map(find).find(Boolean)
  );
};
