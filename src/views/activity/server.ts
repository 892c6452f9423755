import type { GetStaticPaths } from 'next';
import { getEnv } from '@/config/env/getEnv';
import { formatLanguages } from '@/lib/formatLanguages';
import { formatDay, formatDuration, formatMonths, formatWeekdays } from '@/lib/formatTime';
import { getMesh } from '@/catalog/mesh/getMesh';
import {
  getShop,
  getSoldProduct,
  listShopsSelling,
  type Shop,
  type SoldProduct,
} from '@/catalog/mesh/queries/shops';
import { listSites } from '@/config/sites/activeSites';
import { buildPath } from '@/config/sites/paths';
import type { Site } from '@/config/sites/site';
import { toProductCard, toRating } from '../cards/toCards';
import { contextOf, type ViewContext } from '../context';
import { findActivityAlternate } from '../frame/alternateUrls';
import { createStaticProps } from '../staticPage';
import { toPlanned } from '../cards/toPlanned';
import { listActivityThings } from './listActivityThings';
import type { ActivityView, BookableProduct } from './pageProps';
import { toVisit } from './toVisit';

/** Number of cards in one row. */
const companions = 4;
/** Number of activities per city that are rendered at build time; the others are rendered on first request. */
const prebuiltPerCity = 3;

const toMapHref = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

const toFacts = (
  { formatLocale }: Site,
  { product, offer }: SoldProduct,
): ActivityView['facts'] => ({
  duration: formatDuration(product.durationMinutes, formatLocale),
  units: product.units,
  minAge: product.minAge,
  setting: product.setting,
  isStepFree: product.stepFree,
  season:
    product.seasonMonths.length < 12 ? formatMonths(product.seasonMonths, formatLocale) : null,
  languages: formatLanguages(product.guideLanguages, formatLocale),
  startTimes: offer.startTimes.join(', '),
  closed:
    offer.closedWeekdays.length > 0 ? formatWeekdays(offer.closedWeekdays, formatLocale) : null,
});

const toBookable = (site: Site, shop: Shop, sold: SoldProduct): BookableProduct => {
  const planned = toPlanned(sold);
  return {
    ...planned,
    href: buildPath(site, 'activity', { activity: planned.slug, city: shop.city.slug }),
    extras: planned.extras.map((extra, index) => {
      const key = sold.product.extras[index]?.key ?? '';
      return { ...extra, description: sold.texts.extras[key]?.description ?? '' };
    }),
  };
};

/** Activities of other categories in the same city, to complete a plan. */
export const listCompanions = (shop: Shop, { product }: SoldProduct): readonly SoldProduct[] => {
  const kinds = new Set([product.category]);
  return shop.products
    .filter((sold) => {
      const isNew = !kinds.has(sold.product.category);
      kinds.add(sold.product.category);
      return isNew;
    })
    .slice(0, companions);
};

const listAlternates = (
  { site, shops }: ViewContext,
  shop: Shop,
  { product, texts }: SoldProduct,
): ActivityView['elsewhere'] =>
  listShopsSelling(shops, product.key).flatMap((other) => {
    const offer = other.products.find((it) => it.product === product)?.offer;
    if (other === shop || !offer) return [];
    return [
      {
        name: other.cityTexts.name,
        href: buildPath(site, 'activity', { activity: texts.slug, city: other.city.slug }),
        picture: other.city.picture,
        price: offer.price,
        single: offer.single,
      },
    ];
  });

const toView = (context: ViewContext, shop: Shop, sold: SoldProduct): ActivityView => {
  const { site } = context;
  const { product, texts, offer } = sold;
  return {
    name: texts.name,
    inCity: shop.cityTexts.inCity,
    city: { name: shop.cityTexts.name, href: buildPath(site, 'city', { city: shop.city.slug }) },
    summary: texts.summary,
    category: product.category,
    rating: toRating(product.rating, site),
    stars: product.rating.value,
    pictures: [
      { ...product.picture, alt: texts.pictureAlt },
      { ...shop.city.picture, alt: shop.cityTexts.pictureAlt },
    ],
    facts: toFacts(site, sold),
    highlights: texts.highlights,
    description: texts.description,
    inclusions: texts.inclusions,
    exclusions: texts.exclusions,
    schedule: texts.schedule,
    meetingPoint: {
      name: offer.meetingPoint.name,
      address: offer.meetingPoint.address,
      text: texts.meetingPoint,
      mapHref: toMapHref(offer.meetingPoint),
    },
    prebooking: texts.prebooking,
    visit: toVisit(product.visit, site.lang),
    here: texts.cities?.[shop.city.key] ?? null,
    cityNote: shop.cityTexts.activities ?? null,
    cancellation: product.cancellation,
    accessibility: texts.accessibility,
    reviews: texts.reviews.map(({ author, text, rating, date }) => ({
      author,
      text,
      stars: rating,
      date: formatDay(date, site.formatLocale),
      about: null,
    })),
    faq: texts.faq,
    product: toBookable(site, shop, sold),
    goesWith: listCompanions(shop, sold).map((it) => toProductCard(site, shop, it)),
    elsewhere: listAlternates(context, shop, sold),
  };
};

export const getStaticProps = createStaticProps({
  route: 'activity',
  readParams: ({ slug = '', city = '' }) => ({ activity: slug, city }),
  load: (context, { activity, city }) => {
    const shop = getShop(context.shops, city);
    const sold = shop && getSoldProduct(shop, activity);
    if (!sold) return undefined;
    const cityPath = buildPath(context.site, 'city', { city });
    return {
      view: toView(context, shop, sold),
      frame: {
        share: sold.product.picture,
        findAlternate: findActivityAlternate(shop, sold),
        trail: { top: 'destinations', below: [{ text: shop.cityTexts.name, href: cityPath }] },
        city,
      },
      namespaces: ['activity', 'catalogue', 'plan', 'planner'],
      found: {
        nameIn: () => sold.texts.name,
        listThings: (page) => listActivityThings(page, shop, sold),
      },
    };
  },
});

/** The most popular activities of every city; the others are rendered on first request. */
export const getStaticPaths: GetStaticPaths = async () => {
  const mesh = await getMesh();
  return {
    paths: listSites(getEnv()).flatMap((site) =>
      (contextOf(mesh, site)?.shops ?? []).flatMap((shop) =>
        shop.products.slice(0, prebuiltPerCity).map(({ texts }) => ({
          params: { site: site.id, slug: texts.slug, city: shop.city.slug },
        })),
      ),
    ),
    fallback: 'blocking',
  };
};
