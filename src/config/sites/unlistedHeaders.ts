import type { Env } from '@/config/env/env';
import { listKnownHosts } from './activeSites';

interface HeaderRule {
  readonly source: string;
  readonly has: { readonly type: 'host'; readonly value: string }[];
  readonly headers: { readonly key: string; readonly value: string }[];
}

/** Files that are the same on every host, and that caches store once for all hosts. */
const shared = '_next|_ipx|fonts|geo|icons|images|locales';

/** Builds the Next header rules that keep unlisted hosts out of search results. Fixed at build time. */
export const buildUnlistedHeaders = (env: Pick<Env, 'siteHosts'>): HeaderRule[] => {
  const known = listKnownHosts(env).map((host) => host.replaceAll('.', '\\.'));
  return [
    {
      source: `/:path((?!(?:${shared})/).*)`,
      has: [{ type: 'host', value: `(?!(?:${known.join('|')})$).+` }],
      headers: [{ key: 'X-Robots-Tag', value: 'noindex' }],
    },
  ];
};
