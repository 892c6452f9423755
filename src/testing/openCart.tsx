import type { CartItem } from '@/commerce/cart/cart';
import { CartView } from '@/views/cart/CartView';
import { fetchShippedPage, type ShippedProps } from './fetchShippedPage';
import { freezeClock } from './freezeClock';
import { cartOf, kartingItem } from './plannedCart';
import { renderInSite } from './SiteProviders';

/** The key of the plan of Krakow in the browser's storage. */
export const krakowCartKey = 'cart:1:krakow';

/** The cart screen of Krakow on the English site, on Saturday 21 November 2026. Call it once per file. */
export const createCartScreen = () => {
  let page: ShippedProps<'cart'>;

  beforeAll(async () => {
    page = await fetchShippedPage('cart', 'en', 'krakow');
  });

  beforeEach(() => {
    localStorage.clear();
    freezeClock('2026-11-21T10:00:00Z');
  });

  return {
    getPage: () => page,
    /** An activity of Krakow as it is sold there, planned for ten people on Saturday 28 November. */
    planned: (slug: string, change: Partial<CartItem> = {}): CartItem => {
      const product = page.view.products.find((it) => it.slug === slug);
      if (!product) throw new Error(`Krakow has no ${slug}`);
      const { id, price, minPeople: min_people, single, stagGoesFree: stag_goes_free } = product;
      const item = kartingItem({ id, price, min_people, single, stag_goes_free });
      return { ...item, number_of_people: 10, selected_date: '2026-11-28', ...change };
    },
    open: (...items: readonly CartItem[]) => {
      if (items.length > 0) localStorage.setItem(krakowCartKey, JSON.stringify(cartOf(...items)));
      return renderInSite(<CartView {...page} />);
    },
  };
};
