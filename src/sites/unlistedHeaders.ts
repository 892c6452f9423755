import type { Env } from '@/env/env';
import { listKnownHosts } from './activeSites';

interface HeaderRule {
  readonly source: string;
  readonly has: { readonly type: 'host'; readonly value: string }[];
  readonly headers: { readonly key: string; readonly value: string }[];
}

/** Files that are the same on every host, and are kept in one copy for all of them. */
const shared = '_next|_ipx|fonts|geo|icons|images|locales';

/** What keeps a host that nobody lists out of search results: in Next's terms, fixed at build. */
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
