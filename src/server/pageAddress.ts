import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import type { RouteKind } from 'next/dist/server/route-kind';
import { admit } from '@/sites/admit';
import { matchInside, matchPath, type RouteMatch } from '@/sites/matchPath';
import { toInternalPath, toPageFile, toPublicPath } from '@/sites/page';
import { parsePath } from '@/sites/parsePath';
import type { Site } from '@/sites/site';

/** Where the answer to a request lies in the page cache. */
export interface PageAddress {
  readonly key: string;
  /** Internal, as marks have it: `/de/krakow`. */
  readonly path: string;
  /** The page's file as Next names it. */
  readonly file: string;
  readonly kind: 'document' | 'data';
}

/** A constant of Next's that only types know. */
const pages = 'PAGES' as RouteKind.PAGES;

const toAddress = (site: Site, match: RouteMatch, kind: PageAddress['kind']): PageAddress => {
  const path = toInternalPath(site, match);
  const file = toPageFile(match.route);
  return {
    key: getRouteCacheKey(path, { kind: pages, sourceRoute: file }),
    path,
    file,
    kind,
  };
};

/**
 * @param path as it was asked for, percent-encoded and without query
 * @returns nothing for what is no page, and for another spelling of a page's address, which is for Next to judge
 */
export const toDocumentAddress = (site: Site, path: string): PageAddress | undefined => {
  const decoded = parsePath(path);
  const match = decoded === undefined ? undefined : matchPath(site, decoded);
  if (!match || !admit(match.route, match.params).ok) return undefined;
  return toPublicPath(site, match) === path ? toAddress(site, match, 'document') : undefined;
};

/**
 * The data that soft navigation asks for: `/_next/data/<build>/de/krakow.json`, on whichever host.
 *
 * @param path below the folder of the build: `/de/krakow.json`
 */
export const toDataAddress = (sites: readonly Site[], path: string): PageAddress | undefined => {
  const [, siteId, inside = ''] = /^\/(\w+)((?:\/[\w-]+)*)\.json$/.exec(path) ?? [];
  const site = sites.find(({ id }) => id === siteId);
  const match = site && matchInside(inside || '/');
  return site && match && admit(match.route, match.params).ok
    ? toAddress(site, match, 'data')
    : undefined;
};
