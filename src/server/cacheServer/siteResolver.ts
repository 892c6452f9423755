import type { AskedSite } from '@troupe/cache-server';
import type { Env } from '@/config/env/env';
import { createClockCache } from '@troupe/basics/clockCache';
import { getSiteByHost, isKnownHost, isListedHost } from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';

export type SiteEnv = Pick<Env, 'siteHosts' | 'locale' | 'shopGroupId' | 'theme' | 'unlistedHosts'>;

/** The longest domain name (RFC 1035) with a port. */
const longestHost = 260;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

/** Finds the site of a host. Hosts are read when the server starts, so that one can be added without a build. */
export const createSiteResolver = (env: SiteEnv) => {
  const known = createClockCache<AskedSite<Site>>(500);

  const ask = (host: string): AskedSite<Site> => {
    const site = getSiteByHost(env, host);
    if (isListedHost(env, host)) {
      // On a developer's machine, links in pages and feeds must contain the requested port.
      const [port = ''] = /:\d{1,5}$/.exec(host) ?? [];
      return { site, host: `${site.id}.localhost${port}`, isRefused: false, isCopy: false };
    }
    const isRefused = env.unlistedHosts === 'refuse' && !loopback.test(host);
    return { site, host: undefined, isRefused, isCopy: !isKnownHost(env, host) };
  };

  return (host: string = ''): AskedSite<Site> => {
    const found = known.get(host);
    if (found) return found;
    const asked = ask(host);
    if (host.length <= longestHost) known.set(host, asked);
    return asked;
  };
};
