import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import type { RouteKind } from 'next/dist/server/route-kind';

/** The location of a response in the page cache. */
export interface PageAddress {
  readonly key: string;
  /** The internal path, as invalidations use it: `/de/krakow`. */
  readonly path: string;
  /** The page's file as Next names it: `/[site]/[city]`. */
  readonly file: string;
  readonly kind: 'document' | 'data';
}

/** Next's constant, which exists only in its types. */
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
const pages = 'PAGES' as RouteKind.PAGES;

/** Finds the location of a page in the page cache. The parameters are those of {@link PageAddress}. */
export const toPageAddress = ({ path, file, kind }: Omit<PageAddress, 'key'>): PageAddress => ({
  key: getRouteCacheKey(path, { kind: pages, sourceRoute: file }),
  path,
  file,
  kind,
});
