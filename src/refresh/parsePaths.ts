import type { Env } from '@/env/env';
import { err, ok, type Result } from '@/lib/result';
import { getSiteByHost, hostsOf, listSites } from '@/sites/activeSites';
import { admit } from '@/sites/admit';
import { matchPath } from '@/sites/matchPath';
import { parsePath } from '@/sites/parsePath';
import { type Site, siteIds } from '@/sites/site';
import type { SitePage } from './findPages';
import { toInternalPath } from '@/sites/page';
import type { RequestIssue } from './parseRequest';

const local: readonly string[] = ['localhost', '127.0.0.1'];

const isOwnHost = (env: Env, name: string): boolean =>
  local.includes(name) || siteIds.some((id) => hostsOf(env, id).includes(name));

const findPage = (site: Site, path: string): SitePage | undefined => {
  const match = matchPath(site, path);
  if (!match || match.route === 'notFound' || !admit(match.route, match.params).ok)
    return undefined;
  return { site, page: match };
};

/** Of a page as Next knows it: that of the site in its first level, whose paths it writes as the page's folders are. */
const findInternalPage = (env: Env, path: string): readonly SitePage[] => {
  const [, segment] = path.split('/');
  const site = listSites(env).find(({ id }) => id === segment);
  if (!site) return [];
  const rest = path.slice(site.id.length + 1) || '/';
  // English writes its paths as the folders are, but for a few.
  const readings = [site, ...listSites(env)].flatMap((reader) => {
    const found = findPage(reader, rest);
    return found ? [{ site, page: found.page }] : [];
  });
  const exact = readings.find(({ page }) => toInternalPath(site, page) === path);
  const own = findPage(site, rest);
  return exact ? [exact] : own ? [own] : [];
};

const parseOne = (
  env: Env,
  text: string,
  exists: (page: SitePage) => boolean,
): Result<readonly SitePage[], string> => {
  if (/^https?:\/\//i.test(text)) {
    if (!URL.canParse(text)) return err('must be an address');
    const url = new URL(text);
    if (!isOwnHost(env, url.hostname)) return err('must be on a host of this shop');
    const path = parsePath(url.pathname);
    const found = path === undefined ? undefined : findPage(getSiteByHost(env, url.host), path);
    return ok(found ? [found] : []);
  }
  const path = parsePath(text.replace(/[?#].*$/s, ''));
  if (path === undefined || text.startsWith('//')) {
    return err('must be a path that starts with /, or an address on a host of this shop');
  }
  const everywhere = listSites(env)
    .flatMap((site) => findPage(site, path) ?? [])
    .filter(exists);
  return ok(everywhere.length > 0 ? everywhere : findInternalPage(env, path));
};

/**
 * The pages that addresses mean. A whole address is one site's page; a path alone is that page on every site that has
 * it; a path that no site has is read as one below a site id (`/de/krakow`).
 *
 * @param exists whether a site has a page
 */
export const parsePaths = (
  env: Env,
  paths: readonly string[],
  exists: (page: SitePage) => boolean,
): Result<readonly SitePage[], readonly RequestIssue[]> => {
  const parsed = paths.map((text) => parseOne(env, text, exists));
  const issues = parsed.flatMap((it, index) =>
    it.ok ? [] : [{ path: `paths.${index}`, message: it.problem }],
  );
  if (issues.length > 0) return err(issues);
  const pages = parsed.flatMap((it) => (it.ok ? it.value : []));
  return ok([...new Map(pages.map((it) => [toInternalPath(it.site, it.page), it])).values()]);
};
