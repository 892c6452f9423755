import type { GetStaticProps } from 'next';
import type { RouteName } from '@/sites/routes';
import * as about from '@/views/about/server';
import * as activity from '@/views/activity/server';
import * as blogCategoryPage from '@/views/blog/categoryNumberedServer';
import * as blogCategory from '@/views/blog/categoryServer';
import * as blogPage from '@/views/blog/numberedServer';
import * as blog from '@/views/blog/server';
import * as blogPost from '@/views/blogPost/server';
import * as cart from '@/views/cart/server';
import * as city from '@/views/city/server';
import * as destinations from '@/views/destinations/server';
import * as home from '@/views/home/server';
import * as map from '@/views/map/server';
import * as staticPage from '@/views/page/server';
import * as search from '@/views/search/server';
import * as searchIndex from '@/views/searchIndex/server';
import * as summary from '@/views/summary/server';
import * as thankYou from '@/views/thankYou/server';

/** The data function of every route; the route of error screens has none. */
export const dataFunctions: Readonly<Record<Exclude<RouteName, 'notFound'>, GetStaticProps>> = {
  home: home.getStaticProps,
  city: city.getStaticProps,
  activity: activity.getStaticProps,
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
  staticPage: staticPage.getStaticProps,
  thankYou: thankYou.getStaticProps,
};
