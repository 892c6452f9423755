import type { GetStaticProps } from 'next';
import { listCategories } from '@/catalog/mesh/queries/posts';
import { buildPath } from '@/config/sites/paths';
import type { RouteName } from '@/config/sites/routes';
import * as about from '@/views/about/server';
import * as activities from '@/views/activities/server';
import * as activity from '@/views/activity/server';
import * as blogCategoryPage from '@/views/blog/categoryNumberedServer';
import * as blogCategory from '@/views/blog/categoryServer';
import { buildListPath, buildNumberedPath } from '@/views/blog/listPaths';
import * as blogPage from '@/views/blog/numberedServer';
import * as blog from '@/views/blog/server';
import { takePage } from '@/views/blog/takePage';
import * as blogPost from '@/views/blogPost/server';
import * as booking from '@/views/booking/server';
import * as cart from '@/views/cart/server';
import * as city from '@/views/city/server';
import type { SiteContext } from '@/views/context';
import * as destinations from '@/views/destinations/server';
import * as home from '@/views/home/server';
import * as map from '@/views/map/server';
import * as proposal from '@/views/proposal/server';
import * as proposalDocument from '@/views/proposalDocument/server';
import * as staticPage from '@/views/page/server';
import * as search from '@/views/search/server';
import * as searchIndex from '@/views/searchIndex/server';
import * as summary from '@/views/summary/server';
import * as thankYou from '@/views/thankYou/server';
import * as trip from '@/views/trip/server';

/** `getStaticProps` of each kind of page. Those that are rendered per request are missing. */
export const propsMakers: Readonly<
  Record<Exclude<RouteName, 'notFound' | 'tripReading' | 'payment'>, GetStaticProps<object>>
> =
  {
    home: home.getStaticProps,
    city: city.getStaticProps,
    activity: activity.getStaticProps,
    activities: activities.getStaticProps,
    about: about.getStaticProps,
    blog: blog.getStaticProps,
    blogCategory: blogCategory.getStaticProps,
    blogPost: blogPost.getStaticProps,
    blogPage: blogPage.getStaticProps,
    blogCategoryPage: blogCategoryPage.getStaticProps,
    cart: cart.getStaticProps,
    summary: summary.getStaticProps,
    destinations: destinations.getStaticProps,
    map: map.getStaticProps,
    search: search.getStaticProps,
    searchIndex: searchIndex.getStaticProps,
    proposal: proposal.getStaticProps,
    proposalDocument: proposalDocument.getStaticProps,
    staticPage: staticPage.getStaticProps,
    thankYou: thankYou.getStaticProps,
    booking: booking.getStaticProps,
    trip: trip.getStaticProps,
  };

export interface ListedPage {
  readonly route: keyof typeof propsMakers;
  /** Path on the site's own host. */
  readonly path: string;
  /** Named after the page's folders, as in Next. The parameter `site` is not included. */
  readonly params: Readonly<Record<string, string>>;
}

const onlyOnes = [
  ...(['home', 'about', 'destinations', 'activities', 'map'] as const),
  ...(['search', 'searchIndex', 'thankYou', 'booking', 'trip'] as const),
];

const listSales = ({ site, shops }: SiteContext): readonly ListedPage[] =>
  shops.flatMap(({ city: { slug }, products }): readonly ListedPage[] => [
    { route: 'city', path: buildPath(site, 'city', { city: slug }), params: { slug } },
    ...(['cart', 'summary'] as const).map((route) => ({
      route,
      path: buildPath(site, route, { city: slug }),
      params: { city: slug },
    })),
    ...products.map(({ texts: { slug: product } }) => ({
      route: 'activity' as const,
      path: buildPath(site, 'activity', { activity: product, city: slug }),
      params: { slug: product, city: slug },
    })),
  ]);

/** Page numbers of a list after its first page. */
const listNumbers = (items: readonly unknown[]): readonly number[] =>
  Array.from({ length: (takePage(items, 1)?.last ?? 1) - 1 }, (_, index) => index + 2);

const listBlog = ({ site, posts }: SiteContext): readonly ListedPage[] => [
  { route: 'blog', path: buildListPath(site, null), params: {} },
  ...listNumbers(posts).map((number) => ({
    route: 'blogPage' as const,
    path: buildNumberedPath(site, null, number),
    params: { number: String(number) },
  })),
  ...listCategories(posts).flatMap(({ category: { key }, texts: { slug } }) => [
    {
      route: 'blogCategory' as const,
      path: buildListPath(site, slug),
      params: { category: slug },
    },
    ...listNumbers(posts.filter(({ category }) => category.key === key)).map((number) => ({
      route: 'blogCategoryPage' as const,
      path: buildNumberedPath(site, slug, number),
      params: { category: slug, number: String(number) },
    })),
  ]),
];

const listArticles = ({ site, posts, pages }: SiteContext): readonly ListedPage[] => [
  ...posts.map(({ slug: post, categoryTexts: { slug: category } }) => ({
    route: 'blogPost' as const,
    path: buildPath(site, 'blogPost', { category, post }),
    params: { category, post },
  })),
  ...pages.map(({ slug: page }) => ({
    route: 'staticPage' as const,
    path: buildPath(site, 'staticPage', { page }),
    params: { page },
  })),
];

/** Every page that a site has. */
export const listPages = (context: SiteContext): readonly ListedPage[] => [
  ...onlyOnes.map((route) => ({ route, path: buildPath(context.site, route), params: {} })),
  ...(context.group.audience === 'corporate'
    ? (['proposal', 'proposalDocument'] as const).map((route) => ({
        route,
        path: buildPath(context.site, route),
        params: {},
      }))
    : []),
  ...listSales(context),
  ...listBlog(context),
  ...listArticles(context),
];
