import { isDeveloperHost } from './findOrigin';

/**
 * Whether a URL belongs to one of our sites.
 *
 * @param referrer `document.referrer`; empty if the browser sends none
 * @param hosts public hosts of all sites
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
