import { getShop, getSoldProduct } from '@/catalog/mesh/queries/shops';
import { getPost, listCategories } from '@/catalog/mesh/queries/posts';
import { validateParams } from '@/config/sites/validateParams';
import { matchPath, type RouteMatch } from '@/config/sites/matchPath';
import { parsePath } from '@/config/sites/parsePath';
import { fillPath } from '@/config/sites/paths';
import type { SiteContext } from '../context';

/** Slugs are lower case, and so are the fixed paths, except for a few letters. */
const fold = (text: string) => text.toLowerCase();

const isShown = ({ shops, posts, pages }: SiteContext, { route, params }: RouteMatch): boolean => {
  const { city, activity, category, post, page } = params;
  // A token differs by its letter case.
  if (route === 'notFound' || route === 'payment') return false;
  if (city !== undefined) {
    const shop = getShop(shops, city);
    if (!shop) return false;
    return activity === undefined || getSoldProduct(shop, activity) !== undefined;
  }
  if (category !== undefined) {
    if (post !== undefined) return getPost(posts, category, post) !== undefined;
    return listCategories(posts).some(({ texts }) => texts.slug === category);
  }
  return page === undefined || pages.some(({ slug }) => slug === page);
};

/**
 * Finds the canonical path of a page that was requested in other letter case or with other percent-encoding. Only for
 * paths that match no page.
 *
 * @param path as requested, percent-encoded, without query
 * @returns `undefined` if no such page exists
 */
export const findOwnPath = (context: SiteContext, path: string): string | undefined => {
  const read = parsePath(path);
  const match = read === undefined ? undefined : matchPath(context.site, read, fold);
  if (!match || !validateParams(match.route, match.params).ok || !isShown(context, match))
    return undefined;
  const own = fillPath(context.site, match.route, match.params);
  return own === path ? undefined : own;
};
