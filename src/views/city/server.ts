import type { GetStaticPaths } from 'next';
import { getEnv } from '@/env/getEnv';
import { formatMonths } from '@/lib/formatTime';
import { getMesh } from '@/mesh/getMesh';
import type { Post } from '@/mesh/queries/posts';
import { getShop, type Shop, type SoldProduct } from '@/mesh/queries/shops';
import { listSites } from '@/sites/activeSites';
import type { Site } from '@/sites/site';
import type { PostLink } from '@/components/PostLinks';
import { lowestPrice, toCityTile, toProductCard } from '../cards/toCards';
import { toPostCard } from '../cards/toPostCard';
import { contextOf, type ViewContext } from '../context';
import { findCityElsewhere } from '../frame/elsewhere';
import { createStaticProps } from '../staticPage';
import { listCityThings } from './listCityThings';
import type { CityActivity, CityView } from './pageProps';

const otherCities = 4;
const mostPosts = 3;

const toActivity = (site: Site, shop: Shop, sold: SoldProduct): CityActivity => {
  const { durationMinutes, setting, timeOfDay, rating } = sold.product;
  return {
    ...toProductCard(site, shop, sold),
    minutes: durationMinutes,
    isIndoor: setting !== 'outdoor',
    isDay: timeOfDay.includes('day'),
    isNight: timeOfDay.includes('night'),
    stars: rating.value,
  };
};

const currencyName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;

/** The cities that come after this one in the group's order, round the corner. */
export const listOthers = (shops: readonly Shop[], shop: Shop): readonly Shop[] => {
  const at = shops.indexOf(shop);
  return [...shops.slice(at + 1), ...shops.slice(0, at)].slice(0, otherCities);
};

const toPostLink = (site: Site, post: Post): PostLink => {
  const { id, title, href, category, duration } = toPostCard(site, post);
  return { id, title, href, category, duration };
};

const toView = ({ site, shops, posts }: ViewContext, shop: Shop): CityView => {
  const { city, cityTexts } = shop;
  const { description, season, transfer, guide, rules, faq } = cityTexts;
  return {
    slug: city.slug,
    name: cityTexts.name,
    inCity: cityTexts.inCity,
    landingTitle: shop.landingTitle,
    intro: shop.intro,
    summary: cityTexts.summary,
    picture: { ...city.picture, alt: cityTexts.pictureAlt },
    facts: {
      bestMonths: formatMonths(city.bestMonths, site.formatLocale),
      transferMinutes: city.airport.transferMinutes,
      localCurrency: currencyName(city.localCurrency, site.formatLocale),
      fromPrice: lowestPrice(shop),
    },
    activities: shop.products.map((sold) => toActivity(site, shop, sold)),
    posts: posts
      .filter(({ cities }) => cities.includes(city.key))
      .slice(0, mostPosts)
      .map((post) => toPostLink(site, post)),
    others: listOthers(shops, shop).map((other) => toCityTile(site, other)),
    words: { description, season, transfer, guide, rules, faq },
  };
};

export const getStaticProps = createStaticProps({
  route: 'city',
  readParams: ({ slug = '' }) => ({ city: slug }),
  load: (context, { city }) => {
    const shop = getShop(context.shops, city);
    if (!shop) return undefined;
    return {
      view: toView(context, shop),
      frame: {
        share: shop.city.picture,
        findElsewhere: findCityElsewhere('city', shop),
        trail: { top: 'destinations', below: [] },
        city,
      },
      namespaces: ['city', 'catalogue', 'planner'],
      found: {
        nameIn: () => shop.cityTexts.name,
        listThings: (page) => listCityThings(page, shop),
      },
    };
  },
});

/** Every city of every site: the pages that searches lead to. */
export const getStaticPaths: GetStaticPaths = async () => {
  const mesh = await getMesh();
  return {
    paths: listSites(getEnv()).flatMap((site) =>
      (contextOf(mesh, site)?.shops ?? []).map(({ city }) => ({
        params: { site: site.id, slug: city.slug },
      })),
    ),
    fallback: 'blocking',
  };
};
