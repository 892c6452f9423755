import type { GetStaticProps } from 'next';
import { buildPath } from '@/sites/paths';
import { sites } from '@/sites/records';
import type { SiteId } from '@/sites/site';
import * as about from '@/views/about/server';
import * as activity from '@/views/activity/server';
import * as cart from '@/views/cart/server';
import { getViewContext } from '@/views/context';
import * as city from '@/views/city/server';
import * as destinations from '@/views/destinations/server';
import * as home from '@/views/home/server';
import * as summary from '@/views/summary/server';
import * as thankYou from '@/views/thankYou/server';

/** What `getStaticProps` made of params, or nothing where it said "not found". */
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

/** Pages of a site as the shipped content gives them. Throws when there is no such page. */
export const shippedPage = {
  home: (site: SiteId) => present(propsOf(home.getStaticProps, { site })),
  about: (site: SiteId) => present(propsOf(about.getStaticProps, { site })),
  destinations: (site: SiteId) => present(propsOf(destinations.getStaticProps, { site })),
  city: (site: SiteId, slug: string) => present(propsOf(city.getStaticProps, { site, slug })),
  summary: (site: SiteId, slug: string) =>
    present(propsOf(summary.getStaticProps, { site, city: slug })),
  thankYou: (site: SiteId) => present(propsOf(thankYou.getStaticProps, { site })),
  activity: (site: SiteId, slug: string, citySlug: string) =>
    present(propsOf(activity.getStaticProps, { site, slug, city: citySlug })),
  cart: (site: SiteId, slug: string) => present(propsOf(cart.getStaticProps, { site, city: slug })),
};

export type ShippedProps = Awaited<ReturnType<(typeof shippedPage)[keyof typeof shippedPage]>>;

export interface ShippedPage {
  readonly route: keyof typeof shippedPage;
  /** On the site's own host. */
  readonly path: string;
  /** The thing that it shows, by its language-free name, and after it what stands above that. */
  readonly things: readonly [string, ...string[]];
  readonly props: ShippedProps;
}

/** Every page that a site has, with its props. */
export const listShippedPages = async (siteId: SiteId): Promise<readonly ShippedPage[]> => {
  const site = sites[siteId];
  const { shops } = await getViewContext(site);
  const fixed = (['home', 'about', 'destinations'] as const).map(
    async (route): Promise<ShippedPage> => ({
      route,
      path: buildPath(site, route),
      things: [route],
      props: await shippedPage[route](siteId),
    }),
  );
  const cities = shops.map(async ({ city: { key, slug } }): Promise<ShippedPage> => ({
    route: 'city',
    path: buildPath(site, 'city', { city: slug }),
    things: [key, 'destinations'],
    props: await shippedPage.city(siteId, slug),
  }));
  const checkout = (['cart', 'summary'] as const).flatMap((route) =>
    shops.map(async ({ city: { key, slug } }): Promise<ShippedPage> => ({
      route,
      path: buildPath(site, route, { city: slug }),
      things: [`${route} of ${key}`, 'destinations'],
      props: await shippedPage[route](siteId, slug),
    })),
  );
  const confirmation = shippedPage.thankYou(siteId).then((props): ShippedPage => ({
    route: 'thankYou',
    path: buildPath(site, 'thankYou'),
    // Another site is another origin, which knows nothing of what was sent here.
    things: [`confirmation of ${siteId}`, 'home'],
    props,
  }));
  const activities = shops.flatMap(({ city: { key, slug }, products }) =>
    products.map(async ({ product, texts }): Promise<ShippedPage> => ({
      route: 'activity',
      path: buildPath(site, 'activity', { activity: texts.slug, city: slug }),
      things: [`${product.key} in ${key}`, key, 'destinations'],
      props: await shippedPage.activity(siteId, texts.slug, slug),
    })),
  );
  return Promise.all([...fixed, ...cities, ...checkout, confirmation, ...activities]);
};
