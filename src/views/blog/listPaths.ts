import { buildPath } from '@/sites/paths';
import type { Site } from '@/sites/site';

/** Where a list of posts stands: of all of them, or of a category by its slug. */
export const buildListPath = (site: Site, category: string | null): string =>
  category === null ? buildPath(site, 'blog') : buildPath(site, 'blogCategory', { category });

/** The first page is the list itself. */
export const buildNumberedPath = (site: Site, category: string | null, page: number): string => {
  if (page === 1) return buildListPath(site, category);
  const number = String(page);
  return category === null
    ? buildPath(site, 'blogPage', { number })
    : buildPath(site, 'blogCategoryPage', { category, number });
};

/** Of all pages of a list, in their order. */
export const listPagePaths = (
  site: Site,
  category: string | null,
  last: number,
): readonly string[] =>
  Array.from({ length: last }, (_, index) => buildNumberedPath(site, category, index + 1));
