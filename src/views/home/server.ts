import { formatDay } from '@/lib/formatTime';
import type { SoldProduct, Shop } from '@/catalog/mesh/queries/shops';
import { mainSite } from '@/config/sites/mainSite';
import { buildPath } from '@/config/sites/paths';
import { toCityCard, toProductCard } from '../cards/toCards';
import { listOccasions } from '../cards/occasions';
import { toPostCard } from '../cards/toPostCard';
import type { ViewContext } from '../context';
import { toMapPicture } from '../map/toMapPicture';
import { listHomeThings } from './listHomeThings';
import { createStaticProps } from '../staticPage';
import type { HomeView, TopActivity } from './pageProps';

const cardsOnHome = 12;
/** Number of cards in one row. */
const postsOnHome = 4;

/** Takes the next best activity from every city in turn, each activity once, so that no city dominates. */
const pickTop = (shops: readonly Shop[]): readonly { shop: Shop; sold: SoldProduct }[] => {
  const picked = new Map<string, { shop: Shop; sold: SoldProduct }>();
  const longest = Math.max(0, ...shops.map((shop) => shop.products.length));
  for (let position = 0; position < longest && picked.size < cardsOnHome; position += 1) {
    for (const shop of shops) {
      const sold = shop.products.slice(position).find(({ product }) => !picked.has(product.key));
      if (sold && picked.size < cardsOnHome) picked.set(sold.product.key, { shop, sold });
    }
  }
  return [...picked.values()];
};

const toTopActivity = (
  context: ViewContext,
  { shop, sold }: { shop: Shop; sold: SoldProduct },
): TopActivity => ({
  ...toProductCard(context.site, shop, sold),
  city: shop.cityTexts.name,
  occasions: listOccasions(context.group).filter((it) => sold.product.occasions.includes(it)),
});

const toView = (context: ViewContext): HomeView => {
  const { env, site, group, groupTexts, shops, posts, mesh } = context;
  const map = toMapPicture(shops);
  return {
    promise: groupTexts.promise,
    lead: groupTexts.lead,
    description: groupTexts.description,
    hero: group.hero,
    ...(group.heroOnPhones ? { heroOnPhones: group.heroOnPhones } : {}),
    cities: shops.map((shop) => toCityCard(site, shop)),
    ...(map ? { map } : {}),
    occasions: listOccasions(context.group),
    top: pickTop(shops).map((picked) => toTopActivity(context, picked)),
    guarantees: groupTexts.guarantees,
    reviews: groupTexts.reviews.map(({ author, text, rating, date, city }) => ({
      author,
      text,
      stars: rating,
      date: formatDay(date, site.formatLocale),
      about: mesh.cities.get(city)?.texts[site.lang]?.name ?? null,
    })),
    posts: posts.slice(0, postsOnHome).map((post) => toPostCard(site, post)),
    faq: groupTexts.faq,
    ...(site.id === mainSite ? { siteHosts: env.siteHosts } : {}),
  };
};

export const getStaticProps = createStaticProps({
  route: 'home',
  readParams: () => ({}),
  load: (context) => ({
    view: toView(context),
    frame: { findAlternate: (other) => buildPath(other.site, 'home') },
    namespaces: ['home', 'catalogue', 'map', 'planner', context.group.audience],
    found: { isAboutBrand: true, listThings: listHomeThings },
  }),
});

export { everySite as getStaticPaths } from '../everySite';
