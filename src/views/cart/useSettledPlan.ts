import { fitsCapacity } from '@/commerce/cart/capacity';
import type { CartItem } from '@/commerce/cart/cart';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { isBlocking, listNotices, type Notice } from '@/commerce/cart/notices';
import { useCart } from '@/ui/hooks/useCart';
import { useLive } from '@/ui/hooks/useLive';
import { useRootState } from '@/ui/hooks/useRootState';
import { type BalanceDue, getBalanceDue } from '@/commerce/pricing/payment';
import type { ItemPrice } from '@/commerce/pricing/priceItem';
import type { PlanPrice } from '@/commerce/pricing/pricePlan';
import type { CartView } from './pageProps';

export interface PlannedItem<Product extends PlannedProduct = CartView['products'][number]> {
  readonly item: CartItem;
  /** `undefined` if it is no longer sold. */
  readonly product: Product | undefined;
  readonly price: ItemPrice;
  readonly notices: readonly Notice[];
}

interface SettledPlan<Product extends PlannedProduct> {
  /** Items by day, earliest first. */
  readonly days: readonly {
    readonly day: string;
    readonly items: readonly PlannedItem<Product>[];
  }[];
  readonly price: PlanPrice;
  /** Whether the price holds: false if a group is too large for an activity. */
  readonly isPriced: boolean;
  readonly balanceDue: BalanceDue;
  /** Number of items that cannot be booked as they are. */
  readonly blocked: number;
  readonly ids: ReadonlySet<number>;
}

/** Compares the plan with the catalogue of the page. @param today `YYYY-MM-DD` in the city */
export const useSettledPlan = <Product extends PlannedProduct>(
  products: readonly Product[],
  today: string,
): SettledPlan<Product> => {
  const { cart, city, price } = useCart();
  const { city: live } = useLive();
  const sold: readonly PlannedProduct[] =
    live !== null && live.slug === city?.slug ? live.products : products;
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  const { items } = cart;
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
    isPriced: fitsCapacity(items, sold),
    balanceDue: getBalanceDue(days, today),
    blocked: planned.filter(({ notices }) => notices.some(isBlocking)).length,
    ids: new Set(items.map(({ id }) => id)),
  };
};
