import type { Env } from '@/env/env';
import { loopbackHosts } from '@/sites/activeSites';
import { toInternalPath, toPublicPath } from '@/sites/page';
import { isSiteId, type Site } from '@/sites/site';
import type { SitePage } from './findPages';

/** As a cache in front is asked. */
export interface PublicAddress {
  readonly host: string;
  /** Percent-encoded. */
  readonly path: string;
}

type HostEnv = Pick<Env, 'siteHosts' | 'locale'>;

/** Where visitors come from outside: the public hosts, or those of a developer's machine where there are none. */
const listHosts = ({ siteHosts, locale }: HostEnv, { id }: Site): readonly string[] => {
  const own = isSiteId(id) ? (siteHosts[id] ?? [`${id}.localhost`]) : [];
  return id === locale || id === 'single' ? [...own, ...loopbackHosts] : own;
};

/**
 * All addresses of pages: the document, and the data of it that soft navigation asks for, on each host of its site. What
 * hosts that nobody lists show is not among them.
 *
 * @param buildId of the build that is served
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
