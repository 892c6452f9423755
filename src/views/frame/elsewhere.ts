import type { StaticPage } from '@/mesh/queries/pages';
import { listCategories, type Post } from '@/mesh/queries/posts';
import type { Shop, SoldProduct } from '@/mesh/queries/shops';
import { buildPath } from '@/sites/paths';
import { buildPostPath } from '../cards/toPostCard';
import type { FindElsewhere } from './languageLinks';

/** A page of a city: the same one where the other site sells the city, else all its cities. */
export const findCityElsewhere =
  (route: 'city' | 'cart' | 'summary', { city: { key } }: Shop): FindElsewhere =>
  ({ site, shops }) => {
    const there = shops.find(({ city }) => city.key === key);
    return there
      ? buildPath(site, route, { city: there.city.slug })
      : { above: buildPath(site, 'destinations') };
  };

/** An activity: the same one in the same city, else that city, else all cities. */
export const findActivityElsewhere =
  (shop: Shop, { product: { key } }: SoldProduct): FindElsewhere =>
  (other) => {
    const there = other.shops.find(({ city }) => city.key === shop.city.key);
    const sold = there?.products.find(({ product }) => product.key === key);
    if (there && sold) {
      const params = { activity: sold.texts.slug, city: there.city.slug };
      return buildPath(other.site, 'activity', params);
    }
    const above = findCityElsewhere('city', shop)(other);
    return typeof above === 'string' ? { above } : above;
  };

/** A list of a category: the same one where the other site has posts in it, else its whole blog. */
export const findCategoryElsewhere =
  (key: string): FindElsewhere =>
  ({ site, posts }) => {
    const there = listCategories(posts).find(({ category }) => category.key === key);
    return there
      ? buildPath(site, 'blogCategory', { category: there.texts.slug })
      : { above: buildPath(site, 'blog') };
  };

/** A post: its translation, else its category, else the whole blog. */
export const findPostElsewhere =
  ({ key, category }: Post): FindElsewhere =>
  (other) => {
    const translation = other.posts.find((it) => it.key === key);
    if (translation) return buildPostPath(other.site, translation);
    const above = findCategoryElsewhere(category.key)(other);
    return typeof above === 'string' ? { above } : above;
  };

/** A static page: the one of its kind, whatever it is called there, or its translation; else the home page. */
export const findPageElsewhere =
  ({ key, kind }: StaticPage): FindElsewhere =>
  ({ site, pages }) => {
    // Both ways: what leads there must be led back.
    const same = pages.find((it) => it.kind === kind && (kind !== undefined || it.key === key));
    return same
      ? buildPath(site, 'staticPage', { page: same.slug })
      : { above: buildPath(site, 'home') };
  };
