import { originOf } from '@/config/sites/activeSites';
import { listCluster } from '@/config/sites/clusters';
import { contextOf, type SiteContext } from '../context';
import type { FindAlternate } from '../frame/languageLinks';

/** The same page for another language or market. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

type Translate = (path: string, findAlternate: FindAlternate) => readonly Alternate[];

/**
 * Returns a function that finds the translations of this site's pages. A page is given by its path on its own site. The
 * result includes the page itself, is in the order of the sites, and has one `x-default`. It is empty if there is no
 * other translation. Pages that other sites lack are left out. Drafts have no translations, since those could not link
 * back.
 */
export const createTranslate = ({ env, mesh, site }: SiteContext): Translate => {
  const places = listCluster(env, site).flatMap((other) => {
    const context = contextOf(mesh, other);
    const { cluster } = other;
    if (!context || !cluster) return [];
    return [{ ...cluster, context, origin: originOf(env, other), isHere: other.id === site.id }];
  });
  return (path, findAlternate) => {
    const alternates: Alternate[] = [];
    for (const { context, origin, hreflang, isDefault, isHere } of places) {
      const found = findAlternate(context);
      if (isHere && found !== path) return [];
      if (typeof found !== 'string') continue;
      const href = origin + found;
      alternates.push({ hreflang, href });
      if (isDefault) alternates.push({ hreflang: 'x-default', href });
    }
    const languages = alternates.filter(({ hreflang }) => hreflang !== 'x-default');
    return languages.length > 1 ? alternates : [];
  };
};
