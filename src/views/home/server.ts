import { formatDay } from '@/lib/formatTime';
import type { Occasion } from '@/mesh/nodes/categories';
import type { SoldProduct, Shop } from '@/mesh/queries/shops';
import { buildPath } from '@/sites/paths';
import { toCityCard, toProductCard } from '../cards/toCards';
import type { ViewContext } from '../context';
import { createStaticProps } from '../staticPage';
import type { HomeView, TopActivity } from './pageProps';

const cardsOnHome = 12;

/** From every city in turn its next best, each activity once, so that no city takes the whole shelf. */
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

const listOccasions = ({ group }: ViewContext): readonly Occasion[] =>
  group.audience === 'corporate' ? ['team', 'incentive'] : ['stag', 'hen'];

const toTopActivity = (
  context: ViewContext,
  { shop, sold }: { shop: Shop; sold: SoldProduct },
): TopActivity => ({
  ...toProductCard(context.site, shop, sold),
  city: shop.cityTexts.name,
  occasions: listOccasions(context).filter((it) => sold.product.occasions.includes(it)),
});

const toView = (context: ViewContext): HomeView => {
  const { site, group, groupTexts, shops, mesh } = context;
  return {
    promise: groupTexts.promise,
    lead: groupTexts.lead,
    description: groupTexts.description,
    hero: group.hero,
    cities: shops.map((shop) => toCityCard(site, shop)),
    occasions: listOccasions(context),
    top: pickTop(shops).map((picked) => toTopActivity(context, picked)),
    guarantees: groupTexts.guarantees,
    reviews: groupTexts.reviews.map(({ author, text, rating, date, city }) => ({
      author,
      text,
      stars: rating,
      date: formatDay(date, site.formatLocale),
      about: mesh.cities.get(city)?.texts[site.lang]?.name ?? null,
    })),
    faq: groupTexts.faq,
  };
};

export const getStaticProps = createStaticProps({
  route: 'home',
  readParams: () => ({}),
  load: (context) => ({
    view: toView(context),
    frame: { findElsewhere: (other) => buildPath(other.site, 'home') },
    namespaces: ['home', 'catalogue', 'planner', context.group.audience],
  }),
});

export { everySite as getStaticPaths } from '../everySite';
