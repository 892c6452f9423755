import { getEnv } from '@/config/env/getEnv';
import { hostsOf } from '@/config/sites/activeSites';
import { type SiteId, siteIds } from '@/config/sites/site';
import type { Redirects } from '../nodes/redirects';

/** The site of a host, or `undefined` for a host that is not the shop's own. */
const getOwnSite = (host: string): SiteId | undefined =>
  siteIds.find((siteId) => hostsOf(getEnv(), siteId).includes(host));

/** Whether a redirect may lead to an absolute URL: https, on a host of the shop or one that the editors list. */
export const isListedAddress = ({ hosts }: Pick<Redirects, 'hosts'>, href: string): boolean => {
  const { protocol, host } = new URL(href);
  return protocol === 'https:' && (hosts.includes(host) || getOwnSite(host) !== undefined);
};

/** The site and path of an absolute URL, or `undefined` if its host is not the shop's own. */
export const readOwnAddress = (
  href: string,
): { readonly siteId: SiteId; readonly path: string } | undefined => {
  const { host, pathname } = new URL(href);
  const siteId = getOwnSite(host);
  return siteId && { siteId, path: pathname };
};
