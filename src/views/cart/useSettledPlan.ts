import { type CartItem, toPricedItem } from '@/cart/cart';
import type { PlannedProduct } from '@/cart/catalogue';
import { isBlocking, listNotices, type Notice } from '@/cart/notices';
import { refreshPrices } from '@/cart/refreshPrices';
import { useCart } from '@/hooks/useCart';
import { useLive } from '@/hooks/useLive';
import { useMoney } from '@/hooks/useMoney';
import { useRootState } from '@/hooks/useRootState';
import type { ItemPrice } from '@/pricing/priceItem';
import { type PlanPrice, pricePlan } from '@/pricing/pricePlan';
import type { CartView } from './pageProps';

export interface PlannedItem<Product extends PlannedProduct = CartView['products'][number]> {
  readonly item: CartItem;
  /** Nothing when it is sold no more. */
  readonly product: Product | undefined;
  readonly price: ItemPrice;
  readonly notices: readonly Notice[];
}

interface SettledPlan<Product extends PlannedProduct> {
  /** Items by day, the first day first. */
  readonly days: readonly {
    readonly day: string;
    readonly items: readonly PlannedItem<Product>[];
  }[];
  readonly price: PlanPrice;
  /** How many items cannot be booked as they stand. */
  readonly blocked: number;
  readonly ids: ReadonlySet<number>;
}

/** The plan held against the catalogue that came with the page. @param today `YYYY-MM-DD` in the city */
export const useSettledPlan = <Product extends PlannedProduct>(
  products: readonly Product[],
  today: string,
): SettledPlan<Product> => {
  const { cart, city, terms } = useCart();
  const { city: live } = useLive();
  // A page may be older than what the API has told since; the order is taken at today's prices.
  const sold: readonly PlannedProduct[] =
    live !== null && live.slug === city?.slug ? live.products : products;
  const { currency, rates } = useMoney();
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  const { items } = refreshPrices(cart, sold);
  const price = pricePlan(items.map(toPricedItem), currency, rates, terms);
  const planned = items.map((item, index): PlannedItem<Product> => {
    const now = sold.find(({ id }) => id === item.id);
    const product = now && products.find(({ id }) => id === item.id);
    return {
      item,
      product,
      price: price.items[index] ?? { lines: [], total: 0 },
      notices: listNotices(item, now, { today, arrival, departure }),
    };
  });
  const days = [...new Set(items.map((item) => item.selected_date))].sort();
  return {
    days: days.map((day) => ({
      day,
      items: planned.filter(({ item }) => item.selected_date === day),
    })),
    price,
    blocked: planned.filter(({ notices }) => notices.some(isBlocking)).length,
    ids: new Set(items.map(({ id }) => id)),
  };
};
