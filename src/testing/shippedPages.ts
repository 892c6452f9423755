import type { GetStaticProps } from 'next';
import type { SiteId } from '@/config/sites/site';
import * as about from '@/views/about/server';
import * as activities from '@/views/activities/server';
import * as activity from '@/views/activity/server';
import * as blogCategoryPage from '@/views/blog/categoryNumberedServer';
import * as blogCategory from '@/views/blog/categoryServer';
import * as blogPage from '@/views/blog/numberedServer';
import * as blog from '@/views/blog/server';
import * as blogPost from '@/views/blogPost/server';
import * as booking from '@/views/booking/server';
import * as cart from '@/views/cart/server';
import * as city from '@/views/city/server';
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

/** The props that `getStaticProps` returns for the params, or undefined for "not found". */
const propsOf = async <Props extends object>(
  getStaticProps: GetStaticProps<Props>,
  params: Readonly<Record<string, string>>,
): Promise<Props | undefined> => {
  const result = await getStaticProps({ params });
  return 'props' in result ? result.props : undefined;
};

const present = async <Props>(props: Promise<Props | undefined>): Promise<Props> => {
  const found = await props;
  if (found === undefined) throw new Error('The shipped content has no such page');
  return found;
};

/** Pages of a site with the shipped content. Throws if a page does not exist. */
export const shippedPage = {
  home: (site: SiteId) => present(propsOf(home.getStaticProps, { site })),
  about: (site: SiteId) => present(propsOf(about.getStaticProps, { site })),
  destinations: (site: SiteId) => present(propsOf(destinations.getStaticProps, { site })),
  activities: (site: SiteId) => present(propsOf(activities.getStaticProps, { site })),
  city: (site: SiteId, slug: string) => present(propsOf(city.getStaticProps, { site, slug })),
  summary: (site: SiteId, slug: string) =>
    present(propsOf(summary.getStaticProps, { site, city: slug })),
  thankYou: (site: SiteId) => present(propsOf(thankYou.getStaticProps, { site })),
  trip: (site: SiteId) => present(propsOf(trip.getStaticProps, { site })),
  booking: (site: SiteId) => present(propsOf(booking.getStaticProps, { site })),
  activity: (site: SiteId, slug: string, citySlug: string) =>
    present(propsOf(activity.getStaticProps, { site, slug, city: citySlug })),
  cart: (site: SiteId, slug: string) => present(propsOf(cart.getStaticProps, { site, city: slug })),
  blog: (site: SiteId) => present(propsOf(blog.getStaticProps, { site })),
  blogPage: (site: SiteId, number: string) =>
    present(propsOf(blogPage.getStaticProps, { site, number })),
  blogCategory: (site: SiteId, category: string) =>
    present(propsOf(blogCategory.getStaticProps, { site, category })),
  blogCategoryPage: (site: SiteId, category: string, number: string) =>
    present(propsOf(blogCategoryPage.getStaticProps, { site, category, number })),
  blogPost: (site: SiteId, category: string, post: string) =>
    present(propsOf(blogPost.getStaticProps, { site, category, post })),
  proposal: (site: SiteId) => present(propsOf(proposal.getStaticProps, { site })),
  proposalDocument: (site: SiteId) => present(propsOf(proposalDocument.getStaticProps, { site })),
  staticPage: (site: SiteId, page: string) =>
    present(propsOf(staticPage.getStaticProps, { site, page })),
  map: (site: SiteId) => present(propsOf(map.getStaticProps, { site })),
  search: (site: SiteId) => present(propsOf(search.getStaticProps, { site })),
  searchIndex: (site: SiteId) => present(propsOf(searchIndex.getStaticProps, { site })),
};
