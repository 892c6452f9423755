import type { Env } from '@/env/env';
import { createBoundedMap } from '@/lib/boundedMap';
import { getSiteByHost, isKnownHost, isListedHost } from '@/sites/activeSites';
import type { Site } from '@/sites/site';

type SiteEnv = Pick<Env, 'siteHosts' | 'locale' | 'shopGroupId' | 'theme' | 'unlistedHosts'>;

export interface AskedSite {
  readonly site: Site;
  /** By which every build knows the site, whatever hosts it has in public; nothing for a host that no site lists. */
  readonly host: string | undefined;
  readonly isRefused: boolean;
  /** Nobody's host: what it shows is not to be kept by search engines (decision 24). */
  readonly isCopy: boolean;
}

/** No name of the domain system is longer (RFC 1035), but for its port. */
const longestHost = 260;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d*)?$/i;

/** Which site answers at a host: read when the shop starts, so that a host can be added without a build. */
export const createSiteOfHost = (env: SiteEnv) => {
  const known = createBoundedMap<AskedSite>(500);

  const ask = (host: string): AskedSite => {
    const site = getSiteByHost(env, host);
    if (isListedHost(env, host)) {
      // What a developer's machine prints, feeds among it, leads back to the port that was asked.
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
