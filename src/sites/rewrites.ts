import type { Env } from '@/env/env';
import { hostsOf, listSites, unlistedSite } from './activeSites';
import { pathTemplate } from './paths';
import { type RouteName, routes } from './routes';
import { type Site, siteIds } from './site';

/**
 * Host alone, and as something the request has: the browser's router knows these rules too, but Next hands it neither
 * `missing` conditions nor request headers.
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

type RoutingEnv = Pick<Env, 'siteHosts' | 'locale' | 'shopGroupId' | 'theme'>;

/** Where a foreign path is sent: four levels deep no page exists, so it ends in the site's own 404. */
const nowhere = '/:site/errors/404/foreign/path';

const escapeHost = (host: string) => host.replaceAll('.', '\\.');

/** In a group of its own: Next puts `^` and `$` around the whole, which must hold every alternative. */
const anyOf = (hosts: readonly string[]) => `(?:${hosts.map(escapeHost).join('|')})`;

/**
 * Sends a host to its site: `/krakow` on de.localhost becomes `/de/krakow`. On-demand revalidation asks for internal
 * paths and sends no Host, so it is left alone.
 */
const hostRules = (env: RoutingEnv, publicEntries: readonly string[]): Rewrite[] => {
  const served = ['_next/', '_ipx/', 'api/', ...publicEntries].map(escapeHost).join('|');
  const to = (site: Pick<Site, 'id'>, hosts: string): Rewrite => ({
    source: `/:path((?!${served}).*)`,
    destination: `/${site.id}/:path`,
    has: [{ type: 'host', value: hosts }],
  });
  const listed = siteIds.flatMap((id) => hostsOf(env, id));
  return [
    to(unlistedSite(env), `(?!${anyOf(listed)}$).+`),
    ...siteIds.map((id) => to({ id }, anyOf(hostsOf(env, id)))),
  ];
};

const isDynamicFirst = (path: string) => path.startsWith('/{');

/** `/kasse/{city}/warenkorb` as a rewrite pattern. Next matches the percent-encoded path, whatever its capitals. */
const toPattern = (template: string, form: 'NFC' | 'NFD' = 'NFC') =>
  template
    .split('/')
    .map((part) =>
      part.startsWith('{') ? `:${part.slice(1, -1)}` : encodeURIComponent(part.normalize(form)),
    )
    .join('/');

/** The ways to write a path: accents as letters of their own or not. */
const listPatterns = (template: string): readonly string[] => [
  ...new Set((['NFC', 'NFD'] as const).map((form) => toPattern(template, form))),
];

const sitesIn = (group: readonly Site[]) => `/:site(${group.map((site) => site.id).join('|')})`;

/** Sites by the path they have for a route. */
const groupByPath = (route: RouteName, all: readonly Site[]) => {
  const groups = new Map<string, Site[]>();
  for (const site of all) {
    const path = pathTemplate(site, route);
    groups.set(path, [...(groups.get(path) ?? []), site]);
  }
  return groups;
};

const localized = (Object.keys(routes) as RouteName[]).filter(
  (route) => routes[route].page !== '/' && !isDynamicFirst(routes[route].page),
);

/** Closes the internal path on sites that know the route by another name: `/destinations` on the German site. */
const foreignRules = (all: readonly Site[]): Rewrite[] =>
  localized.flatMap((route) => {
    const { page } = routes[route];
    const foreign = all.filter((site) => pathTemplate(site, route) !== page);
    return foreign.length > 0
      ? [{ source: sitesIn(foreign) + toPattern(page), destination: nowhere }]
      : [];
  });

/** Opens the localized path: `/fr/caisse/krakow/résumé` becomes `/fr/checkout/krakow/summary`. */
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
 * The routing table in Next's terms, for `beforeFiles`: host to site, then foreign paths closed, then localized paths
 * opened. The order matters, since each rule sees what the ones before it made.
 *
 * @param publicEntries names below `public/`, which every host serves as they are
 */
export const buildRewrites = (env: RoutingEnv, publicEntries: readonly string[]): Rewrite[] => {
  const all = listSites(env);
  return [
    { source: '/_ipx/:path*', destination: '/api/images' },
    { source: '/feed.xml', destination: '/api/feed?format=atom' },
    { source: '/feed.json', destination: '/api/feed?format=json' },
    { source: '/sitemap.xml', destination: '/api/sitemap' },
    { source: '/sitemap-:number([1-9]\\d{0,3}).xml', destination: '/api/sitemap?number=:number' },
    { source: '/robots.txt', destination: '/api/robots' },
    { source: '/manifest.webmanifest', destination: '/api/manifest' },
    { source: '/.well-known/security.txt', destination: '/api/security-txt' },
    ...hostRules(env, publicEntries),
    { source: `${sitesIn(all)}/index.html`, destination: '/:site' },
    ...foreignRules(all),
    ...localizedRules(all),
  ];
};
