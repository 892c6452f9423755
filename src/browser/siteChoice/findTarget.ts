import { mainSite } from '@/config/sites/mainSite';
import { isSiteId, type SiteId } from '@/config/sites/site';
import { chooseSite, type SiteInLanguage } from './chooseSite';
import { findOrigin } from './findOrigin';
import { readCookie } from './readCookie';
import { siteCookie } from './rememberSite';

/** Public hosts by site. Sites without one are missing. */
export type SiteHosts = Readonly<Partial<Record<SiteId, readonly string[]>>>;

const findSite = (offered: readonly SiteInLanguage[]): string | undefined => {
  const remembered = readCookie(siteCookie);
  // A remembered site has priority, even if the language menu has another site of its language.
  if (isSiteId(remembered)) return remembered;
  return chooseSite({ remembered, languages: navigator.languages }, offered)?.siteId;
};

/**
 * Finds the home page that suits a visitor of the main English site better. The URL keeps the query.
 *
 * @param offered the sites of the language menu, including the main one
 * @returns `undefined` if the visitor is already right, or the site cannot be reached from here
 */
export const findTarget = (
  hosts: SiteHosts,
  offered: readonly SiteInLanguage[],
): URL | undefined => {
  const siteId = findSite(offered);
  if (!isSiteId(siteId) || siteId === mainSite) return undefined;
  const { origin: here, href, search } = window.location;
  const origin = findOrigin({ siteId, host: hosts[siteId]?.[0] ?? null }, here);
  if (origin === undefined) return undefined;
  const target = new URL(`/${search}`, new URL(origin, href));
  // If all hosts show the main site, there is no target.
  return target.origin === here ? undefined : target;
};
