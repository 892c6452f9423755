import { findPublicHost, listSites } from '@/sites/activeSites';
import type { Site } from '@/sites/site';
import { contextOf, type SiteContext } from '../context';
import type { LanguageLink } from '@/layouts/frameProps';

/** Where this page stands on another site, or, where that site lacks it, the nearest thing above it there. */
export type FindElsewhere = (other: SiteContext) => string | { readonly above: string };

/** One site per language for the same kind of visitor; a site always stands for its own language. */
const pickSites = ({ env, mesh, site, group }: SiteContext): readonly Site[] => {
  const picked = new Map<string, Site>();
  for (const other of [site, ...listSites(env)]) {
    const audience = contextOf(mesh, other)?.group.audience;
    if (audience === group.audience && !picked.has(other.lang)) picked.set(other.lang, other);
  }
  return [...picked.values()];
};

/**
 * The language menu: the same page on the other sites, or what is nearest above it there. Empty where there is no other
 * language to choose.
 */
export const listLanguageLinks = (
  context: SiteContext,
  findElsewhere: FindElsewhere,
): readonly LanguageLink[] => {
  const links = pickSites(context).flatMap((site): LanguageLink[] => {
    const other = contextOf(context.mesh, site);
    if (!other) return [];
    const found = findElsewhere(other);
    const place =
      typeof found === 'string' ? { path: found } : { path: found.above, isAbove: true as const };
    const host = findPublicHost(context.env, site) ?? null;
    return [{ siteId: site.id, lang: site.lang, ...place, host }];
  });
  return links.length > 1 ? [...links].sort((a, b) => (a.lang < b.lang ? -1 : 1)) : [];
};
