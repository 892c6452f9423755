import type { Env } from '@/config/env/env';
import { loopbackHosts } from '@/config/sites/activeSites';
import { toInternalPath, toPublicPath } from '@/config/sites/page';
import { isSiteId, type Site } from '@/config/sites/site';
import type { SitePage } from './findPages';

/** The address of a page in a caching proxy. */
export interface PublicAddress {
  readonly host: string;
  /** Percent-encoded. */
  readonly path: string;
}

type HostEnv = Pick<Env, 'siteHosts' | 'locale'>;

/** Lists the public hosts of a site, or those of a developer's machine if there are none. */
const listHosts = ({ siteHosts, locale }: HostEnv, { id, madeFrom }: Site): readonly string[] => {
  const own = isSiteId(id) ? (siteHosts[id] ?? [`${id}.localhost`]) : [];
  return id === locale || madeFrom !== undefined ? [...own, ...loopbackHosts] : own;
};

/**
 * Lists all addresses of pages: the document and the data for client-side navigation, on each host of the site. Hosts
 * that are not configured are not included.
 *
 * @param buildId of the served build
 */
export const listPublicAddresses = (
  env: HostEnv,
  buildId: string,
  pages: readonly SitePage[],
): readonly PublicAddress[] =>
  pages.flatMap(({ site, page }) => {
    const inside = toInternalPath(site, page);
    const paths = [toPublicPath(site, page), `/_next/data/${buildId}${inside}.json`];
    return listHosts(env, site).flatMap((host) => paths.map((path) => ({ host, path })));
  });
