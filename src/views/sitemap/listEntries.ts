import { listCategories, type Post } from '@/mesh/queries/posts';
import { buildPath } from '@/sites/paths';
import { buildPostPath } from '../cards/toPostCard';
import type { SiteContext } from '../context';
import {
  findActivityElsewhere,
  findCategoryElsewhere,
  findCityElsewhere,
  findPageElsewhere,
  findPostElsewhere,
} from '../frame/elsewhere';
import type { FindElsewhere } from '../frame/languageLinks';

/** A page that search engines are to find. */
export interface Entry {
  readonly path: string;
  readonly findElsewhere: FindElsewhere;
  /** Calendar day of its last change, where the content says so. A wrong one would be worse than none. */
  readonly changed?: string | undefined;
}

const fixed = ['home', 'destinations', 'map', 'about'] as const;

const changedOn = ({ date, updated }: Post) => updated ?? date;

const latest = (posts: readonly Post[]): string | undefined => posts.map(changedOn).sort().at(-1);

/** A list changes with the posts in it. A blog without any is nothing to find. */
const listBlog = ({ site, posts }: SiteContext): readonly Entry[] => {
  if (posts.length === 0) return [];
  const whole = {
    path: buildPath(site, 'blog'),
    findElsewhere: (other: SiteContext) => buildPath(other.site, 'blog'),
    changed: latest(posts),
  };
  const categories = listCategories(posts).map(({ category: { key }, texts }) => ({
    path: buildPath(site, 'blogCategory', { category: texts.slug }),
    findElsewhere: findCategoryElsewhere(key),
    changed: latest(posts.filter(({ category }) => category.key === key)),
  }));
  const all = posts.map((post) => ({
    path: buildPostPath(site, post),
    findElsewhere: findPostElsewhere(post),
    changed: changedOn(post),
  }));
  return [whole, ...categories, ...all];
};

const listSales = ({ site, shops }: SiteContext): readonly Entry[] => [
  ...shops.map((shop) => ({
    path: buildPath(site, 'city', { city: shop.city.slug }),
    findElsewhere: findCityElsewhere('city', shop),
  })),
  ...shops.flatMap((shop) =>
    shop.products.map((sold) => ({
      path: buildPath(site, 'activity', { activity: sold.texts.slug, city: shop.city.slug }),
      findElsewhere: findActivityElsewhere(shop, sold),
    })),
  ),
];

/**
 * Every page of a site that is the same for all visitors and no copy of another: without plans, searches, and the further
 * pages of lists, which their first ones lead to.
 */
export const listEntries = (context: SiteContext): readonly Entry[] => [
  ...fixed.map((route) => ({
    path: buildPath(context.site, route),
    findElsewhere: (other: SiteContext) => buildPath(other.site, route),
  })),
  ...listBlog(context),
  ...context.pages.map((page) => ({
    path: buildPath(context.site, 'staticPage', { page: page.slug }),
    findElsewhere: findPageElsewhere(page),
    changed: page.updated,
  })),
  ...listSales(context),
];
