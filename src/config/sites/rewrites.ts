import { internalHosts, type SiteEnv, unlistedSite } from './activeSites';
import { pathTemplate } from './paths';
import { sites } from './records';
import { type RouteName, routeNames, routes } from './routes';
import { type Site, siteIds } from './site';

/**
 * Only `has` conditions on the host: the browser's router uses these rules too, but Next gives it neither `missing`
 * conditions nor request headers.
 */
interface HostCondition {
  readonly type: 'host';
  readonly value: string;
}

export interface Rewrite {
  readonly source: string;
  readonly destination: string;
  readonly has?: HostCondition[];
}

/** The destination of a foreign path: no page has four levels, so it gives the site's own 404 page. */
const nowhere = '/:site/errors/404/foreign/path';

const escapeHost = (host: string) => host.replaceAll('.', '\\.');

/** In a group, because Next puts `^` and `$` around the pattern, which must apply to every alternative. */
const anyOf = (hosts: readonly string[]) => `(?:${hosts.map(escapeHost).join('|')})`;

/**
 * Maps a host to its site: `/krakow` on de.localhost becomes `/de/krakow`. On-demand revalidation requests internal
 * paths without a Host header, so it is not affected. Behind the cache server all hosts are internal ones. The rules of
 * public and unlisted hosts are for `next start` alone and for development.
 */
const hostRules = (env: SiteEnv, publicEntries: readonly string[]): Rewrite[] => {
  const served = ['_next/', '_ipx/', 'api/', ...publicEntries].map(escapeHost).join('|');
  const to = (site: string, hosts: string): Rewrite => ({
    source: `/:path((?!${served}).*)`,
    destination: `/${site}/:path`,
    has: [{ type: 'host', value: hosts }],
  });
  const publicHosts = siteIds.flatMap((id) => env.siteHosts[id] ?? []);
  const listed = [internalHosts.replace('?<site>', '?:'), ...publicHosts.map(escapeHost)];
  return [
    to(unlistedSite(env).id, `(?!(?:${listed.join('|')})$).+`),
    to(':site', internalHosts),
    ...siteIds.flatMap((id) => {
      const hosts = env.siteHosts[id] ?? [];
      return hosts.length > 0 ? [to(id, anyOf(hosts))] : [];
    }),
  ];
};

const isDynamicFirst = (path: string) => path.startsWith('/{');

/** `/kasse/{city}/warenkorb` as a rewrite pattern. Next matches the percent-encoded path, ignoring case. */
const toPattern = (template: string, form: 'NFC' | 'NFD' = 'NFC') =>
  template
    .split('/')
    .map((part) =>
      part.startsWith('{') ? `:${part.slice(1, -1)}` : encodeURIComponent(part.normalize(form)),
    )
    .join('/');

/** The patterns of a path with composed and with decomposed accents. */
const listPatterns = (template: string): readonly string[] => [
  ...new Set((['NFC', 'NFD'] as const).map((form) => toPattern(template, form))),
];

/** Each site of a group, and a single-site deployment that is made from it and so has its paths. */
const sitesIn = (group: readonly Site[]) =>
  `/:site((?:single-)?(?:${group.map((site) => site.id).join('|')}))`;

/** Groups sites by their path for a route. */
const groupByPath = (route: RouteName, all: readonly Site[]) => {
  const groups = new Map<string, Site[]>();
  for (const site of all) {
    const path = pathTemplate(site, route);
    groups.set(path, [...(groups.get(path) ?? []), site]);
  }
  return groups;
};

const localized = routeNames.filter(
  (route) => routes[route].page !== '/' && !isDynamicFirst(routes[route].page),
);

/** Blocks the internal path on sites with a localized path for the route: `/destinations` on the German site. */
const foreignRules = (all: readonly Site[]): Rewrite[] =>
  localized.flatMap((route) => {
    const { page } = routes[route];
    const foreign = all.filter((site) => pathTemplate(site, route) !== page);
    return foreign.length > 0
      ? [{ source: sitesIn(foreign) + toPattern(page), destination: nowhere }]
      : [];
  });

/** Maps the localized path to the internal one: `/fr/caisse/krakow/résumé` becomes `/fr/checkout/krakow/summary`. */
const localizedRules = (all: readonly Site[]): Rewrite[] =>
  localized.flatMap((route) =>
    [...groupByPath(route, all)]
      .filter(([path]) => path !== routes[route].page)
      .flatMap(([path, group]) => {
        const destination = `/:site${toPattern(routes[route].page)}`;
        return listPatterns(path).map((form) => ({ source: sitesIn(group) + form, destination }));
      }),
  );

/**
 * Builds the routing table as Next rewrites for `beforeFiles`: hosts are mapped to sites, then foreign paths blocked,
 * then localized paths mapped. The order matters, because each rule gets the result of the rules before it.
 *
 * @param publicEntries names below `public/`, which every host serves unchanged
 */
export const buildRewrites = (env: SiteEnv, publicEntries: readonly string[]): Rewrite[] => {
  const all = siteIds.map((id): Site => sites[id]);
  return [
    { source: '/_ipx/:path*', destination: '/api/images' },
    { source: '/feed.xml', destination: '/api/feed?format=atom' },
    { source: '/feed.json', destination: '/api/feed?format=json' },
    { source: '/sitemap.xml', destination: '/api/sitemap?number=' },
    { source: '/sitemap-:number([1-9]\\d{0,3}).xml', destination: '/api/sitemap?number=:number' },
    { source: '/favicon.ico', destination: '/api/favicon' },
    { source: '/robots.txt', destination: '/api/robots' },
    { source: '/manifest.webmanifest', destination: '/api/manifest' },
    { source: '/.well-known/security.txt', destination: '/api/security-txt' },
    ...hostRules(env, publicEntries),
    { source: `${sitesIn(all)}/index.html`, destination: '/:site' },
    ...foreignRules(all),
    ...localizedRules(all),
  ];
};
