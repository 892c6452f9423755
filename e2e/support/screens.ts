import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { loadShops, loadWritings } from './catalogue';

/** A path to every screen of a site, by name. The cart and the screens after it are empty. */
export const listScreens = async (site: Site): Promise<Readonly<Record<string, string>>> => {
  const shop = (await loadShops()).get(site.id)?.[0];
  const sold = shop?.products[0];
  if (!shop || !sold) throw new Error(`${site.id} sells nothing`);
  const { posts, pages } = await loadWritings(site);
  const [post, page] = [posts[0], pages[0]];
  if (!post || !page) throw new Error(`${site.id} has nothing to read`);
  const category = post.categoryTexts.slug;
  const city = shop.city.slug;
  return {
    home: buildPath(site, 'home'),
    destinations: buildPath(site, 'destinations'),
    activities: buildPath(site, 'activities'),
    map: buildPath(site, 'map'),
    city: buildPath(site, 'city', { city }),
    activity: buildPath(site, 'activity', { activity: sold.texts.slug, city }),
    blog: buildPath(site, 'blog'),
    category: buildPath(site, 'blogCategory', { category }),
    post: buildPath(site, 'blogPost', { category, post: post.slug }),
    page: buildPath(site, 'staticPage', { page: page.slug }),
    about: buildPath(site, 'about'),
    search: `${buildPath(site, 'search')}?q=${encodeURIComponent(sold.texts.name)}`,
    cart: buildPath(site, 'cart', { city }),
    summary: buildPath(site, 'summary', { city }),
    thankYou: buildPath(site, 'thankYou'),
    ...(shop.group.audience === 'corporate' ? { proposal: buildPath(site, 'proposal') } : {}),
    missing: '/no-such-page',
    missingFile: '/images/no-such-picture.jpg',
  };
};

/**
 * The screens that differ by site in more than words: between them they have every part of a page and every colour of a
 * brand. A site whose other screens are like those of a site that is tested in full is tested on these.
 */
export const listKeyScreens = async (site: Site): Promise<Readonly<Record<string, string>>> => {
  const { home, city, activity, post, about, cart, summary } = await listScreens(site);
  return Object.fromEntries(
    Object.entries({ home, city, activity, post, about, cart, summary }).flatMap(([name, path]) =>
      path === undefined ? [] : [[name, path]],
    ),
  );
};
