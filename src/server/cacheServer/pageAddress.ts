import { type PageAddress, toPageAddress } from '@troupe/cache-server';
import { validateParams } from '@/config/sites/validateParams';
import { matchInside, matchPath, type RouteMatch } from '@/config/sites/matchPath';
import { toInternalPath, toPageFile, toPublicPath } from '@/config/sites/page';
import { parsePath } from '@/config/sites/parsePath';
import type { Site } from '@/config/sites/site';

const toAddress = (site: Site, match: RouteMatch, kind: PageAddress['kind']): PageAddress =>
  toPageAddress({ path: toInternalPath(site, match), file: toPageFile(match.route), kind });

/**
 * @param path as requested, percent-encoded and without query
 * @returns undefined if no page has this path, or if it is another spelling of a page's address, which Next handles
 */
export const toDocumentAddress = (site: Site, path: string): PageAddress | undefined => {
  const decoded = parsePath(path);
  const match = decoded === undefined ? undefined : matchPath(site, decoded);
  if (!match || !validateParams(match.route, match.params).ok) return undefined;
  return toPublicPath(site, match) === path ? toAddress(site, match, 'document') : undefined;
};

/**
 * Finds the page whose data client-side navigation requests: `/_next/data/<build>/de/krakow.json`, on any host.
 *
 * @param path below the folder of the build: `/de/krakow.json`
 */
export const toDataAddress = (sites: readonly Site[], path: string): PageAddress | undefined => {
  const [, siteId, inside = ''] = /^\/([\w-]+)((?:\/[\w-]+)*)\.json$/.exec(path) ?? [];
  const site = sites.find(({ id }) => id === siteId);
  const match = site && matchInside(inside || '/');
  return site && match && validateParams(match.route, match.params).ok
    ? toAddress(site, match, 'data')
    : undefined;
};
