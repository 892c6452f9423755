import type { Env } from '@/config/env/env';
import { err, ok, type Result } from '@troupe/basics/result';
import { getSiteByHost, hostsOf, listSites } from '@/config/sites/activeSites';
import { validateParams } from '@/config/sites/validateParams';
import { matchPath } from '@/config/sites/matchPath';
import { parsePath } from '@/config/sites/parsePath';
import { type Site, siteIds } from '@/config/sites/site';
import type { SitePage } from './findPages';
import { toInternalPath } from '@/config/sites/page';
import type { RequestIssue } from './parseRequest';

const local: readonly string[] = ['localhost', '127.0.0.1'];

const isOwnHost = (env: Env, name: string): boolean =>
  local.includes(name) || siteIds.some((id) => hostsOf(env, id).includes(name));

const findPage = (site: Site, path: string): SitePage | undefined => {
  const match = matchPath(site, path);
  if (!match || match.route === 'notFound' || !validateParams(match.route, match.params).ok)
    return undefined;
  return { site, page: match };
};

/** Finds a page by its internal path: the first segment is the site, the rest is the path of the page's files. */
const findInternalPage = (env: Env, path: string): readonly SitePage[] => {
  const [, segment] = path.split('/');
  const site = listSites(env).find(({ id }) => id === segment);
  if (!site) return [];
  const rest = path.slice(site.id.length + 1) || '/';
  // English paths are the same as the folders, with a few exceptions.
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
 * Finds the pages for addresses. A full URL is a page of one site. A path is that page on every site that has it. A
 * path that no site has is read as an internal path with a site id (`/de/krakow`).
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
