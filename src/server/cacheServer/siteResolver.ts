import type { Env } from '@/config/env/env';
import { createClockCache } from '@troupe/basics/clockCache';
import { getSiteByHost, isKnownHost, isListedHost } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';

type SiteEnv = Pick<Env, 'siteHosts' | 'locale' | 'shopGroupId' | 'theme' | 'unlistedHosts'>;

export interface AskedSite {
  readonly site: Site;
  /** The internal host of the site, the same in every build; undefined for a host that no site lists. */
  readonly host: string | undefined;
  readonly isRefused: boolean;
  /** Whether no site has this host: search engines must not index its pages (decision 24). */
  readonly isCopy: boolean;
}

/** The longest domain name (RFC 1035) with a port. */
const longestHost = 260;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

/** Finds the site of a host. Hosts are read when the server starts, so that one can be added without a build. */
export const createSiteResolver = (env: SiteEnv) => {
  const known = createClockCache<AskedSite>(500);

  const ask = (host: string): AskedSite => {
    const site = getSiteByHost(env, host);
    if (isListedHost(env, host)) {
      // On a developer's machine, links in pages and feeds must contain the requested port.
      const [port = ''] = /:\d{1,5}$/.exec(host) ?? [];
      return { site, host: `${site.id}.localhost${port}`, isRefused: false, isCopy: false };
    }
    const isRefused = env.unlistedHosts === 'refuse' && !loopback.test(host);
    return { site, host: undefined, isRefused, isCopy: !isKnownHost(env, host) };
  };

  return (host: string = ''): AskedSite => {
    const found = known.get(host);
    if (found) return found;
    const asked = ask(host);
    if (host.length <= longestHost) known.set(host, asked);
    return asked;
  };
};
