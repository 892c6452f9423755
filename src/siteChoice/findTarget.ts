import { mainSite } from '@/sites/mainSite';
import { isSiteId, type SiteId } from '@/sites/site';
import { chooseSite, type SpokenSite } from './chooseSite';
import { findOrigin } from './findOrigin';
import { readCookie } from './readCookie';
import { siteCookie } from './rememberSite';

/** Public hosts by site; a site that has none is missing. */
export type SiteHosts = Readonly<Partial<Record<SiteId, readonly string[]>>>;

const findSite = (offered: readonly SpokenSite[]): string | undefined => {
  const remembered = readCookie(siteCookie);
  // A site that was chosen counts, also where the language menu has another of its language.
  if (isSiteId(remembered)) return remembered;
  return chooseSite({ remembered, languages: navigator.languages }, offered)?.siteId;
};

/**
 * The home page that suits a visitor of the main English site's better, with the query they came with.
 *
 * @param offered the language menu's sites, the main one among them
 * @returns nothing where they are right already, or cannot get from here to where they would be
 */
export const findTarget = (hosts: SiteHosts, offered: readonly SpokenSite[]): URL | undefined => {
  const siteId = findSite(offered);
  if (!isSiteId(siteId) || siteId === mainSite) return undefined;
  const { origin: here, href, search } = window.location;
  const origin = findOrigin({ siteId, host: hosts[siteId]?.[0] ?? null }, here);
  if (origin === undefined) return undefined;
  const target = new URL(`/${search}`, new URL(origin, href));
  // Where all hosts show the main site, there is nowhere to go.
  return target.origin === here ? undefined : target;
};
