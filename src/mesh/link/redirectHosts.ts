import { getEnv } from '@/env/getEnv';
import { hostsOf } from '@/sites/activeSites';
import { type SiteId, siteIds } from '@/sites/site';
import type { Redirects } from '../nodes/redirects';

/** The site that answers at a host of the shop; nothing for any other host. */
const getOwnSite = (host: string): SiteId | undefined =>
  siteIds.find((siteId) => hostsOf(getEnv(), siteId).includes(host));

/** Whether a redirect may lead to a whole address: to the shop's own hosts, or to one that the editors list. */
export const isListedAddress = ({ hosts }: Pick<Redirects, 'hosts'>, href: string): boolean => {
  const { protocol, host } = new URL(href);
  return protocol === 'https:' && (hosts.includes(host) || getOwnSite(host) !== undefined);
};

/** What a whole address means to the shop, if it is one of its own. */
export const readOwnAddress = (
  href: string,
): { readonly siteId: SiteId; readonly path: string } | undefined => {
  const { host, pathname } = new URL(href);
  const siteId = getOwnSite(host);
  return siteId && { siteId, path: pathname };
};
