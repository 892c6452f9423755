import { formatDay } from '@/lib/formatTime';
import type { Post } from '@/catalog/mesh/queries/posts';
import { toCityCard, toProductCard } from '../cards/toCards';
import { readingTime, toPostCard } from '../cards/toPostCard';
import type { ViewContext } from '../context';
import { findShop, findSold } from '../prose/findSold';
import { toProse } from '../prose/toProse';
import { buildListPath } from '../blog/listPaths';
import type { BlogPostView, DayProps } from './pageProps';
import { pickRelated } from './pickRelated';
import { toAuthor } from './toAuthor';

type PostContext = Pick<ViewContext, 'site' | 'shops' | 'posts' | 'pages' | 'mesh'>;

/** Number of cards in one row. */
const mostCities = 4;

/** The activities and cities of the post that the site sells, in the post's order. */
const listSold = ({ site, shops }: PostContext, post: Post) => ({
  activities: post.activities.flatMap((it) => {
    const found = findSold(shops, it);
    if (!found) return [];
    const { shop, sold } = found;
    return [{ activity: toProductCard(site, shop, sold), city: shop.cityTexts.name }];
  }),
  cities: post.cities
    .flatMap((city) => {
      const shop = findShop(shops, city);
      return shop ? [toCityCard(site, shop)] : [];
    })
    .slice(0, mostCities),
});

export const toBlogPostView = (context: PostContext, post: Post): BlogPostView => {
  const { site, posts } = context;
  const { prose, headings, words } = post.read();
  const toDay = (day: string): DayProps => ({ day, date: formatDay(day, site.formatLocale) });
  return {
    id: post.key,
    title: post.title,
    summary: post.summary,
    category: {
      text: post.categoryTexts.name,
      href: buildListPath(site, post.categoryTexts.slug),
    },
    published: toDay(post.date),
    updated: post.updated === undefined ? null : toDay(post.updated),
    minutes: readingTime(words),
    author: toAuthor(post.author, site.lang),
    picture: { ...post.cover, alt: post.coverAlt },
    headings,
    nodes: toProse(context, prose),
    related: pickRelated(posts, post).map((it) => toPostCard(site, it)),
    ...listSold(context, post),
  };
};
