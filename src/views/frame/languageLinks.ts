import { findPublicHost, listSites } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';
import { contextOf, type SiteContext } from '../context';
import type { LanguageLink } from '@/ui/layouts/frameProps';

/** Finds the path of this page on another site or, if that site lacks it, the path of the nearest page above it. */
export type FindAlternate = (other: SiteContext) => string | { readonly above: string };

/** Picks one site per language for the same audience. The current site always represents its own language. */
const pickSites = ({ env, mesh, site, group }: SiteContext): readonly Site[] => {
  const picked = new Map<string, Site>();
  for (const other of [site, ...listSites(env)]) {
    const audience = contextOf(mesh, other)?.group.audience;
    if (audience === group.audience && !picked.has(other.lang)) picked.set(other.lang, other);
  }
  return [...picked.values()];
};

/**
 * Lists the language menu: the same page on the other sites, or the nearest page above it. Empty if there is no other
 * language.
 */
export const listLanguageLinks = (
  context: SiteContext,
  findAlternate: FindAlternate,
): readonly LanguageLink[] => {
  const links = pickSites(context).flatMap((site): LanguageLink[] => {
    const other = contextOf(context.mesh, site);
    if (!other) return [];
    const found = findAlternate(other);
    const place =
      typeof found === 'string' ? { path: found } : { path: found.above, isAbove: true as const };
    const host = findPublicHost(context.env, site) ?? null;
    return [{ siteId: site.id, lang: site.lang, ...place, host }];
  });
  return links.length > 1 ? [...links].sort((a, b) => (a.lang < b.lang ? -1 : 1)) : [];
};
