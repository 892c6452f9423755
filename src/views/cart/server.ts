import { getShop, type Shop, type SoldProduct } from '@/catalog/mesh/queries/shops';
import { toActivityTimes } from '@/commerce/timeline/toActivityTimes';
import { buildPath } from '@/config/sites/paths';
import { toProductCard } from '../cards/toCards';
import { toPlanned } from '../cards/toPlanned';
import type { ViewContext } from '../context';
import { findCityAlternate } from '../frame/alternateUrls';
import { createStaticProps } from '../staticPage';
import { toLocale } from '../summary/toLocale';
import type { CartView } from './pageProps';

export { onDemand as getStaticPaths } from '../onDemand';

/** Enough that some remain if the best ones are already planned. */
const topActivities = 8;

/** Without the days and start times, which an activity of a plan has already. */
const toTimes = ({ product, offer }: SoldProduct, { city }: Shop) => {
  const { durationMinutes, begins, ends, closedHours, minAge } = toActivityTimes(
    product,
    offer,
    city,
  );
  return { durationMinutes, begins, ends, closedHours, minAge };
};

const toView = ({ site }: ViewContext, shop: Shop): CartView => {
  const city = shop.city.slug;
  return {
    city: {
      name: shop.cityTexts.name,
      inCity: shop.cityTexts.inCity,
      href: buildPath(site, 'city', { city }),
      picture: shop.city.picture,
    },
    products: shop.products.map((sold) => ({
      ...toPlanned(sold),
      href: buildPath(site, 'activity', { activity: sold.texts.slug, city }),
      times: toTimes(sold, shop),
    })),
    top: shop.products.slice(0, topActivities).map((sold) => toProductCard(site, shop, sold)),
    links: { summary: buildPath(site, 'summary', { city }), trip: buildPath(site, 'trip') },
    locale: toLocale(site),
  };
};

export const getStaticProps = createStaticProps({
  route: 'cart',
  readParams: ({ city = '' }) => ({ city }),
  load: (context, { city }) => {
    const shop = getShop(context.shops, city);
    if (!shop) return undefined;
    return {
      view: toView(context, shop),
      frame: {
        share: 'plan',
        findAlternate: findCityAlternate('cart', shop),
        trail: {
          top: 'destinations',
          below: [{ text: shop.cityTexts.name, href: buildPath(context.site, 'city', { city }) }],
        },
        city,
      },
      namespaces: ['cart', 'catalogue', 'plan', 'planner'],
    };
  },
});
