import type { GetStaticPaths } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { formatMonths } from '@/lib/formatTime';
import { getMesh } from '@/catalog/mesh/getMesh';
import type { Post } from '@/catalog/mesh/queries/posts';
import { getShop, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { listSites } from '@/config/sites/activeSites';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import type { PostLink } from '@/ui/components/PostLinks';
import { lowestPrice, toCityTile, toProductCard } from '../cards/toCards';
import { toPostCard } from '../cards/toPostCard';
import { contextOf, type ViewContext } from '../context';
import { findCityAlternate } from '../frame/alternateUrls';
import { createStaticProps } from '../staticPage';
import { listCityThings } from './listCityThings';
import type { CityActivity, CityView } from './pageProps';

const otherCities = 4;
const mostPosts = 3;

const toActivity = (site: Site, shop: Shop, sold: SoldProduct): CityActivity => {
  const { durationMinutes, setting, stepFree, timeOfDay, rating } = sold.product;
  return {
    ...toProductCard(site, shop, sold),
    minutes: durationMinutes,
    isIndoor: setting !== 'outdoor',
    isStepFree: stepFree,
    isDay: timeOfDay.includes('day'),
    isNight: timeOfDay.includes('night'),
    stars: rating.value,
  };
};

const currencyName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;

/** The next cities in the group's order, continuing with the first after the last. */
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
    href: buildPath(site, 'city', { city: city.slug }),
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
    faq,
    words: { description, season, transfer, guide, rules },
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
        findAlternate: findCityAlternate('city', shop),
        trail: { top: 'destinations', below: [] },
        city,
      },
      namespaces: ['city', 'filters', 'catalogue', 'planner'],
      found: {
        nameIn: () => shop.cityTexts.name,
        listThings: (page) => listCityThings(page, shop),
      },
    };
  },
});

/** All cities of every site: most visits from search engines start there. */
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
