import type { Env } from '@/config/env/env';
import { toHostName } from '@/lib/hostName';
import { sites } from './records';
import { isSiteId, type Site, type SiteId, siteIds } from './site';

/** What the sites depend on. Without `siteSettings`, they are as shipped. */
export type SiteEnv = Pick<Env, 'siteHosts' | 'locale' | 'shopGroupId' | 'theme'> &
  Partial<Pick<Env, 'siteSettings'>>;

/** A site as it is configured: as shipped, with what `SITES_FILE` changes in it. */
export const siteOf = <Id extends SiteId>(
  { siteSettings }: Pick<SiteEnv, 'siteSettings'>,
  id: Id,
): Site & { readonly id: Id } => {
  const changed = siteSettings?.[id];
  return changed ? { ...sites[id], ...changed } : sites[id];
};

/**
 * The site for hosts that no site lists: the one of `LOCALE`. If `SHOP_GROUP_ID` or `THEME` change it, a separate site
 * with an id of its own, so that its pages never mix with those of its base site.
 */
export const unlistedSite = (env: SiteEnv): Site => {
  const site = siteOf(env, env.locale);
  const shopGroupId = env.shopGroupId ?? site.shopGroupId;
  const theme = env.theme ?? site.theme;
  const isChanged = shopGroupId !== site.shopGroupId || theme !== site.theme;
  if (!isChanged) return site;
  return { ...site, id: `single-${env.locale}`, madeFrom: env.locale, shopGroupId, theme };
};

/** All sites of this process: the eleven, and that of a single-site deployment if it exists. */
export const listSites = (env: SiteEnv): readonly Site[] => {
  const listed: readonly Site[] = siteIds.map((siteId) => siteOf(env, siteId));
  const unlisted = unlistedSite(env);
  return unlisted.madeFrom ? [...listed, unlisted] : listed;
};

/** The site of the first segment of an internal path. */
export const getSite = (env: SiteEnv, segment: unknown): Site | undefined =>
  listSites(env).find((site) => site.id === segment);

/** Host names of a site: the public ones first, then the one for development. */
export const hostsOf = (env: Pick<Env, 'siteHosts'>, siteId: SiteId): readonly string[] => [
  ...(env.siteHosts[siteId] ?? []),
  `${siteId}.localhost`,
];

/** The first public host of a site, or `undefined` if it has only the one for development. */
export const findPublicHost = (
  env: Pick<Env, 'siteHosts'>,
  { id }: Pick<Site, 'id'>,
): string | undefined => (isSiteId(id) ? env.siteHosts[id]?.[0] : undefined);

/** Host names that reach the local machine only. */
export const loopbackHosts = ['localhost', '127.0.0.1'] as const;

/** The host names of all sites, and those of the local machine. */
const listKnownHosts = (env: Pick<Env, 'siteHosts'>): readonly string[] => [
  ...loopbackHosts,
  ...siteIds.flatMap((id) => hostsOf(env, id)),
];

/** Whether search engines may index a host. An unlisted host shows duplicates of another site's pages. */
export const isKnownHost = (env: Pick<Env, 'siteHosts'>, host: string | undefined): boolean =>
  listKnownHosts(env).includes(toHostName(host));

/**
 * The canonical origin of a site, independent of the host of a request: its first public host, or the one for
 * development. Without a trailing slash.
 */
export const originOf = (env: Pick<Env, 'siteHosts' | 'port'>, site: Pick<Site, 'id'>): string => {
  const host = findPublicHost(env, site);
  return new URL(host ? `https://${host}` : `http://${site.id}.localhost:${env.port}`).origin;
};

const findListedSite = (
  env: Pick<Env, 'siteHosts'>,
  host: string | undefined,
): SiteId | undefined => {
  const name = toHostName(host);
  return siteIds.find((id) => hostsOf(env, id).includes(name));
};

/** Whether a site lists the host. Ignores the port. */
export const isListedHost = (env: Pick<Env, 'siteHosts'>, host: string | undefined): boolean =>
  findListedSite(env, host) !== undefined;

/** The site of a host; an unlisted host gets the site of `unlistedSite`. Ignores the port. */
export const getSiteByHost = (env: SiteEnv, host: string | undefined): Site => {
  const siteId = findListedSite(env, host);
  return siteId ? siteOf(env, siteId) : unlistedSite(env);
};

/**
 * The `Host` of the cache server's requests to the renderer for a site. The rewrites of every build have all of these, so
 * that a start decides which public host leads to which site.
 *
 * @param isCopy whether no site lists the requested host: search engines must not index its pages
 */
export const toInternalHost = ({ id }: Pick<Site, 'id'>, isCopy: boolean): string =>
  `${id}${isCopy ? '.unlisted' : ''}.localhost`;

/** The pattern of all internal hosts, for Next's rules. Its group `site` is the first segment of the internal path. */
export const internalHosts = `(?<site>(?:single-)?(?:${siteIds.join('|')}))(?:\\.unlisted)?\\.localhost`;
