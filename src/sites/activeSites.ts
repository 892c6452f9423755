import type { Env } from '@/env/env';
import { sites } from './records';
import { isSiteId, type Site, type SiteId, siteIds } from './site';

type SiteEnv = Pick<Env, 'siteHosts' | 'locale' | 'shopGroupId' | 'theme'>;

/**
 * The site that a host gets which no site lists: `LOCALE`'s own, or, when `SHOP_GROUP_ID` or `THEME` change it, a
 * site of its own called `single`, so that its pages never mix with those of the site it is made from.
 */
export const unlistedSite = (env: SiteEnv): Site => {
  const site: Site = sites[env.locale];
  const shopGroupId = env.shopGroupId ?? site.shopGroupId;
  const theme = env.theme ?? site.theme;
  const isChanged = shopGroupId !== site.shopGroupId || theme !== site.theme;
  return isChanged ? { ...site, id: 'single', madeFrom: env.locale, shopGroupId, theme } : site;
};

/** Every site this process serves: the eleven, and `single` where there is one. */
export const listSites = (env: SiteEnv): readonly Site[] => {
  const listed: readonly Site[] = siteIds.map((siteId) => sites[siteId]);
  const unlisted = unlistedSite(env);
  return unlisted.id === 'single' ? [...listed, unlisted] : listed;
};

/** The site behind the first segment of an internal path. */
export const getSite = (env: SiteEnv, segment: unknown): Site | undefined =>
  listSites(env).find((site) => site.id === segment);

/** Host names of a site: the public ones first, then the one on a developer's machine. */
export const hostsOf = (env: Pick<Env, 'siteHosts'>, siteId: SiteId): readonly string[] => [
  ...(env.siteHosts[siteId] ?? []),
  `${siteId}.localhost`,
];

/** The first host that a site has beside the one on a developer's machine; nothing where it has no other. */
export const findPublicHost = (
  env: Pick<Env, 'siteHosts'>,
  { id }: Pick<Site, 'id'>,
): string | undefined => (isSiteId(id) ? env.siteHosts[id]?.[0] : undefined);

/** What a developer's machine calls itself: nobody else gets there. */
export const loopbackHosts = ['localhost', '127.0.0.1'] as const;

const toName = (host: string | undefined) => (host ?? '').toLowerCase().replace(/:.*$/s, '');

/** Every host name that some site answers to as its own, and those of a developer's machine. */
export const listKnownHosts = (env: Pick<Env, 'siteHosts'>): readonly string[] => [
  ...loopbackHosts,
  ...siteIds.flatMap((id) => hostsOf(env, id)),
];

/** Whether search engines may keep what a host shows; one that nobody lists shows copies of another's pages. */
export const isKnownHost = (env: Pick<Env, 'siteHosts'>, host: string | undefined): boolean =>
  listKnownHosts(env).includes(toName(host));

/**
 * Where a site is for everybody, whichever host was asked: at its first public host, or at the one on a developer's
 * machine. Without a slash at the end.
 */
export const originOf = (env: Pick<Env, 'siteHosts' | 'port'>, site: Pick<Site, 'id'>): string => {
  const host = findPublicHost(env, site);
  return new URL(host ? `https://${host}` : `http://${site.id}.localhost:${env.port}`).origin;
};

const findListedSite = (
  env: Pick<Env, 'siteHosts'>,
  host: string | undefined,
): SiteId | undefined => {
  const name = toName(host);
  return siteIds.find((id) => hostsOf(env, id).includes(name));
};

/** Whether some site lists the host, port or not. */
export const isListedHost = (env: Pick<Env, 'siteHosts'>, host: string | undefined): boolean =>
  findListedSite(env, host) !== undefined;

/** The site that answers at a host, port or not. A host that nobody lists gets the unlisted one. */
export const getSiteByHost = (env: SiteEnv, host: string | undefined): Site => {
  const siteId = findListedSite(env, host);
  return siteId ? sites[siteId] : unlistedSite(env);
};
