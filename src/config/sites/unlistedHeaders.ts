import type { Env } from '@/config/env/env';
import { loopbackHosts } from './activeSites';
import { siteIds } from './site';

interface HeaderRule {
  readonly source: string;
  readonly has: { readonly type: 'host'; readonly value: string }[];
  readonly headers: { readonly key: string; readonly value: string }[];
}

/** Files that are the same on every host, and that caches store once for all hosts. */
const shared = '_next|_ipx|fonts|geo|icons|images|locales';

/**
 * Builds the Next header rules that keep unlisted hosts out of search results. Behind the cache server, these are the
 * internal ones with `unlisted` in their name.
 */
export const buildUnlistedHeaders = (env: Pick<Env, 'siteHosts'>): HeaderRule[] => {
  const named = [...loopbackHosts, ...siteIds.flatMap((id) => env.siteHosts[id] ?? [])];
  const known = [
    `(?:single-)?(?:${siteIds.join('|')})\\.localhost`,
    ...named.map((host) => host.replaceAll('.', '\\.')),
  ];
  return [
    {
      source: `/:path((?!(?:${shared})/).*)`,
      has: [{ type: 'host', value: `(?!(?:${known.join('|')})$).+` }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
  ];
};
