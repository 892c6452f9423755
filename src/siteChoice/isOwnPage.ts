import { isDeveloperHost } from './findOrigin';

/**
 * Whether an address is on one of our own sites.
 *
 * @param referrer as the browser tells it; empty where it tells nothing
 * @param hosts public ones of all sites
 */
export const isOwnPage = (referrer: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(referrer)) return false;
  const { hostname } = new URL(referrer);
  const here = window.location.hostname;
  return (
    hostname === here ||
    hosts.includes(hostname) ||
    (isDeveloperHost(here) && isDeveloperHost(hostname))
  );
};
