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

/** The site that answers at a host, port or not. A host that nobody lists gets the unlisted one. */
export const getSiteByHost = (env: SiteEnv, host: string | undefined): Site => {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '');
  const siteId = siteIds.find((id) => hostsOf(env, id).includes(name));
  return siteId ? sites[siteId] : unlistedSite(env);
};
