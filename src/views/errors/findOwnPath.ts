import { getShop, getSoldProduct } from '@/mesh/queries/shops';
import { getPost, listCategories } from '@/mesh/queries/posts';
import { admit } from '@/sites/admit';
import { matchPath, type RouteMatch } from '@/sites/matchPath';
import { parsePath } from '@/sites/parsePath';
import { fillPath } from '@/sites/paths';
import type { SiteContext } from '../context';

/** Slugs are in small letters, and so is every fixed path but for a letter here and there. */
const fold = (text: string) => text.toLowerCase();

const isShown = ({ shops, posts, pages }: SiteContext, { route, params }: RouteMatch): boolean => {
  const { city, activity, category, post, page } = params;
  if (route === 'notFound') return false;
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
 * The address of the page that somebody means who wrote another one in upper and lower case, or with escapes of another
 * kind. Only for what no page answers.
 *
 * @param path as it was asked for, percent-encoded, without query
 * @returns nothing where there is no such page either
 */
export const findOwnPath = (context: SiteContext, path: string): string | undefined => {
  const read = parsePath(path);
  const match = read === undefined ? undefined : matchPath(context.site, read, fold);
  if (!match || !admit(match.route, match.params).ok || !isShown(context, match)) return undefined;
  const own = fillPath(context.site, match.route, match.params);
  return own === path ? undefined : own;
};
