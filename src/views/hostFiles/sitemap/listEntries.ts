import { listCategories, type Post } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import { buildPostPath } from '../../cards/toPostCard';
import type { SiteContext } from '../../context';
import {
  findActivityAlternate,
  findCategoryAlternate,
  findCityAlternate,
  findPageAlternate,
  findPostAlternate,
} from '../../frame/alternateUrls';
import type { FindAlternate } from '../../frame/languageLinks';

/** A page for search engines. */
export interface Entry {
  readonly path: string;
  readonly findAlternate: FindAlternate;
  /** Calendar day of the last change, if the content states it. A wrong day would be worse than none. */
  readonly changed?: string | undefined;
}

const fixed = ['home', 'destinations', 'activities', 'map', 'about'] as const;

const changedOn = ({ date, updated }: Post) => updated ?? date;

const latest = (posts: readonly Post[]): string | undefined => posts.map(changedOn).sort().at(-1);

/** A list changes with its posts. An empty blog is not listed. */
const listBlog = ({ site, posts }: SiteContext): readonly Entry[] => {
  if (posts.length === 0) return [];
  const whole = {
    path: buildPath(site, 'blog'),
    findAlternate: (other: SiteContext) => buildPath(other.site, 'blog'),
    changed: latest(posts),
  };
  const categories = listCategories(posts).map(({ category: { key }, texts }) => ({
    path: buildPath(site, 'blogCategory', { category: texts.slug }),
    findAlternate: findCategoryAlternate(key),
    changed: latest(posts.filter(({ category }) => category.key === key)),
  }));
  const all = posts.map((post) => ({
    path: buildPostPath(site, post),
    findAlternate: findPostAlternate(post),
    changed: changedOn(post),
  }));
  return [whole, ...categories, ...all];
};

const listSales = ({ site, shops }: SiteContext): readonly Entry[] => [
  ...shops.map((shop) => ({
    path: buildPath(site, 'city', { city: shop.city.slug }),
    findAlternate: findCityAlternate('city', shop),
  })),
  ...shops.flatMap((shop) =>
    shop.products.map((sold) => ({
      path: buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug }),
      findAlternate: findActivityAlternate(shop, sold),
    })),
  ),
];

/**
 * Lists every page of a site that is the same for all visitors and no duplicate: no plans, no searches, and no later
 * pages of lists, which their first pages link to.
 */
export const listEntries = (context: SiteContext): readonly Entry[] => [
  ...fixed.map((route) => ({
    path: buildPath(context.site, route),
    findAlternate: (other: SiteContext) => buildPath(other.site, route),
  })),
  ...listBlog(context),
  ...context.pages.map((page) => ({
    path: buildPath(context.site, 'staticPage', { page: page.slug }),
    findAlternate: findPageAlternate(page),
    changed: page.updated,
  })),
  ...listSales(context),
];
