import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';

/** Path of the list of all posts, or of the category with this slug. */
export const buildListPath = (site: Site, category: string | null): string =>
  category === null ? buildPath(site, 'blog') : buildPath(site, 'blogCategory', { category });

/** Path of a page of a list. Page 1 has the path of the list itself. */
export const buildNumberedPath = (site: Site, category: string | null, page: number): string => {
  if (page === 1) return buildListPath(site, category);
  const number = String(page);
  return category === null
    ? buildPath(site, 'blogPage', { number })
    : buildPath(site, 'blogCategoryPage', { category, number });
};

/** Paths of all pages of a list, in order. */
export const listPagePaths = (
  site: Site,
  category: string | null,
  last: number,
): readonly string[] =>
  Array.from({ length: last }, (_, index) => buildNumberedPath(site, category, index + 1));
