import type { StaticPage } from '@/catalog/mesh/queries/pages';
import { listCategories, type Post } from '@/catalog/mesh/queries/posts';
import type { Shop, SoldProduct } from '@/catalog/mesh/queries/shops';
import { buildPath } from '@/config/sites/paths';
import { buildPostPath } from '../cards/toPostCard';
import type { FindAlternate } from './languageLinks';

/** A city's page: the same page if the other site sells the city, else the list of cities. */
export const findCityAlternate =
  (route: 'city' | 'cart' | 'summary', { city: { key } }: Shop): FindAlternate =>
  ({ site, shops }) => {
    const there = shops.find(({ city }) => city.key === key);
    return there
      ? buildPath(site, route, { city: there.city.slug })
      : { above: buildPath(site, 'destinations') };
  };

/** An activity: the same activity in the same city, else that city, else the list of cities. */
export const findActivityAlternate =
  (shop: Shop, { product: { key } }: SoldProduct): FindAlternate =>
  (other) => {
    const there = other.shops.find(({ city }) => city.key === shop.city.key);
    const sold = there?.products.find(({ product }) => product.key === key);
    if (there && sold) {
      const params = { activity: sold.texts.slug, city: there.city.slug };
      return buildPath(other.site, 'activity', params);
    }
    const above = findCityAlternate('city', shop)(other);
    return typeof above === 'string' ? { above } : above;
  };

/** A category's list: the same category if the other site has posts in it, else the whole blog. */
export const findCategoryAlternate =
  (key: string): FindAlternate =>
  ({ site, posts }) => {
    const there = listCategories(posts).find(({ category }) => category.key === key);
    return there
      ? buildPath(site, 'blogCategory', { category: there.texts.slug })
      : { above: buildPath(site, 'blog') };
  };

/** A post: its translation, else its category, else the blog. */
export const findPostAlternate =
  ({ key, category }: Post): FindAlternate =>
  (other) => {
    const translation = other.posts.find((it) => it.key === key);
    if (translation) return buildPostPath(other.site, translation);
    const above = findCategoryAlternate(category.key)(other);
    return typeof above === 'string' ? { above } : above;
  };

/** A static page: the page of the same kind, or its translation; else the home page. */
export const findPageAlternate =
  ({ key, kind }: StaticPage): FindAlternate =>
  ({ site, pages }) => {
    // Kinds are compared also if undefined, so that links work in both directions.
    const same = pages.find((it) => it.kind === kind && (kind !== undefined || it.key === key));
    return same
      ? buildPath(site, 'staticPage', { page: same.slug })
      : { above: buildPath(site, 'home') };
  };
