import { internalHosts, type SiteEnv, unlistedSite } from './activeSites';
import { pathTemplate } from './paths';
import { sites } from './records';
import { routeNames, routes } from './routes';
import { type Site, type SiteId, siteIdOf, siteIds } from './site';

interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: true;
  readonly has: { readonly type: 'host'; readonly value: string }[];
}

const escape = (text: string) => text.replaceAll('.', '\\.');

/** A pattern for all hosts of a site, and of a single-site deployment that is made from it. */
const toHosts = (env: SiteEnv, id: SiteId): string => {
  const ofSite = (env.siteHosts[id] ?? []).map(escape);
  const listed = siteIds.flatMap((it) => env.siteHosts[it] ?? []).map(escape);
  const others = `(?!(?:${[internalHosts.replace('?<site>', '?:'), ...listed].join('|')})$).+`;
  return [
    `(?:single-)?${id}(?:\\.unlisted)?\\.localhost`,
    ...ofSite,
    ...(siteIdOf(unlistedSite(env)) === id ? [others] : []),
  ].join('|');
};

const eitherCase = (letters: string) =>
  letters.replaceAll(/[a-z]/gi, (it) => `[${it.toLowerCase()}${it.toUpperCase()}]`);

/** A pattern for a part of a path in its percent-encoded forms. The hex digits match in either case. */
const toPattern = (part: string, letters: 'in either case' | 'as they are'): string => {
  const forms = (['NFC', 'NFD'] as const).map((form) => encodeURIComponent(part.normalize(form)));
  const patterns = [...new Set(forms)].map((form) =>
    form.replaceAll(/%..|[a-z]/gi, (it) =>
      it.startsWith('%') || letters === 'in either case' ? eitherCase(it) : it,
    ),
  );
  return `(?:${patterns.join('|')})`;
};

const toSource = (parts: readonly string[], at: number): string =>
  parts
    .map((part, index) => {
      if (part.startsWith('{')) return `:${part.slice(1, -1)}`;
      const own = index === at ? `(?!${toPattern(part, 'as they are')}(?:/|$))` : '';
      return `:part${index}(${own}${toPattern(part, 'in either case')})`;
    })
    .join('/');

const toDestination = (parts: readonly string[]): string =>
  parts
    .map((part) => (part.startsWith('{') ? `:${part.slice(1, -1)}` : encodeURIComponent(part)))
    .join('/');

/** Routes with a localized path on a site. Rewrites handle them, and rewrites match `/About-us` like `/about-us`. */
const listOpened = (site: Site) =>
  routeNames
    .map((route) => ({ page: routes[route].page, path: pathTemplate(site, route) }))
    .filter(({ page, path }) => !page.startsWith('/{') && page !== path);

/**
 * Builds Next redirects from localized paths with capitals to the correct path. They run before the rewrites. Needs
 * `caseSensitiveRoutes`, which Next applies to redirects, but not to `beforeFiles` rewrites.
 */
export const buildCapitalRedirects = (env: SiteEnv): Redirect[] =>
  siteIds.flatMap((id) =>
    listOpened(sites[id]).flatMap(({ path }) => {
      const parts = path.split('/').slice(1);
      return parts.flatMap((part, at): Redirect[] =>
        part.startsWith('{')
          ? []
          : [
              {
                source: `/${toSource(parts, at)}`,
                destination: `/${toDestination(parts)}`,
                permanent: true,
                has: [{ type: 'host', value: `(?:${toHosts(env, id)})` }],
              },
            ],
      );
    }),
  );
