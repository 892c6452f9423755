import type { AskedSite } from '@troupe/cache-server';
import type { Env } from '@/config/env/env';
import { createClockCache } from '@troupe/basics/clockCache';
import {
  getSiteByHost,
  isKnownHost,
  isListedHost,
  type SiteEnv,
  toInternalHost,
} from '@/config/sites/activeSites';
import type { Site } from '@/config/sites/site';

export type ResolverEnv = SiteEnv & Pick<Env, 'unlistedHosts'>;

/** The longest domain name (RFC 1035) with a port. */
const longestHost = 260;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

/**
 * Finds the site of a host. Hosts, `LOCALE`, `SHOP_GROUP_ID`, `THEME` and `SITES_FILE` are read when the server starts.
 * The renderer knows none of them: it is asked by an internal host, which is the same in every build.
 */
export const createSiteResolver = (env: ResolverEnv) => {
  const known = createClockCache<AskedSite<Site>>(500);

  const ask = (host: string): AskedSite<Site> => {
    const site = getSiteByHost(env, host);
    const isCopy = !isKnownHost(env, host);
    // On a developer's machine, links in pages and feeds must contain the requested port.
    const [port = ''] = /:\d{1,5}$/.exec(host) ?? [];
    return {
      site,
      host: toInternalHost(site, isCopy) + port,
      isRefused: env.unlistedHosts === 'refuse' && !isListedHost(env, host) && !loopback.test(host),
      isCopy,
    };
  };

  return (host: string = ''): AskedSite<Site> => {
    const found = known.get(host);
    if (found) return found;
    const asked = ask(host);
    if (host.length <= longestHost) known.set(host, asked);
    return asked;
  };
};
