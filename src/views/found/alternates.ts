import { originOf } from '@/sites/activeSites';
import { listCluster } from '@/sites/clusters';
import { contextOf, type SiteContext } from '../context';
import type { FindElsewhere } from '../frame/languageLinks';

/** The same page for another language or market. */
export interface Alternate {
  readonly hreflang: string;
  readonly href: string;
}

type Translate = (path: string, findElsewhere: FindElsewhere) => readonly Alternate[];

/**
 * Finds the translations of a site's pages. A page is given by its path on its own site; its translations come with
 * itself among them, in the order of the sites, one of them also for everybody else. None where there is but one.
 * What the other sites lack is left out; a draft has none, since its translations could not point back.
 */
export const createTranslate = ({ env, mesh, site }: SiteContext): Translate => {
  const places = listCluster(site).flatMap((other) => {
    const context = contextOf(mesh, other);
    const { cluster } = other;
    if (!context || !cluster) return [];
    return [{ ...cluster, context, origin: originOf(env, other), isHere: other.id === site.id }];
  });
  return (path, findElsewhere) => {
    const alternates: Alternate[] = [];
    for (const { context, origin, hreflang, isDefault, isHere } of places) {
      const found = findElsewhere(context);
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
