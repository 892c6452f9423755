import { fitsCapacity } from '@/commerce/cart/capacity';
import { type CartItem, type DateChoice, dateChoices } from '@/commerce/cart/cart';
import type { PlannedProduct } from '@/commerce/cart/catalogue';
import { isBlocking, listNotices, type Notice } from '@/commerce/cart/notices';
import type { PriceChange } from '@/commerce/cart/priceChanges';
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
  /** Also of an activity that is no longer sold, if it is known. */
  readonly name: string | undefined;
  readonly priceChange: PriceChange | undefined;
  readonly price: ItemPrice;
  readonly notices: readonly Notice[];
}

/** Items of one day, chosen or held. */
export interface PlannedDay<Product extends PlannedProduct = CartView['products'][number]> {
  /** Unique in a plan. */
  readonly key: string;
  readonly day: string;
  readonly choice: DateChoice;
  readonly items: readonly PlannedItem<Product>[];
}

interface SettledPlan<Product extends PlannedProduct> {
  /** Items by day, earliest first. Chosen days come before the same days that are held. */
  readonly days: readonly PlannedDay<Product>[];
  readonly price: PlanPrice;
  /** Whether the price holds: false if a group is too large for an activity. */
  readonly isPriced: boolean;
  readonly balanceDue: BalanceDue;
  /** Number of items that cannot be booked as they are. */
  readonly blocked: number;
  /** Items whose day the visitor still has to choose. */
  readonly undated: readonly PlannedItem<Product>[];
  /** Items that are no longer sold. */
  readonly withdrawn: readonly PlannedItem<Product>[];
  readonly ids: ReadonlySet<number>;
}

/** Compares the plan with the catalogue of the page. @param today `YYYY-MM-DD` in the city */
export const useSettledPlan = <Product extends PlannedProduct>(
  products: readonly Product[],
  today: string,
): SettledPlan<Product> => {
  const { cart, city, price, priceChanges } = useCart();
  const { city: live } = useLive();
  const sold: readonly PlannedProduct[] =
    live !== null && live.slug === city?.slug ? live.products : products;
  const { selectedArrival: arrival, selectedDeparture: departure } = useRootState();
  const { items } = cart;
  const planned = items.map((item, index): PlannedItem<Product> => {
    const now = sold.find(({ id }) => id === item.id);
    const onPage = products.find(({ id }) => id === item.id);
    const product = now && onPage;
    return {
      item,
      product,
      name: onPage?.name ?? item.name,
      priceChange: priceChanges.find(({ id }) => id === item.id),
      price: price.items[index] ?? { lines: [], total: 0 },
      notices: listNotices(item, now, { today, arrival, departure }),
    };
  });
  const days = [...new Set(items.map((item) => item.selected_date))].sort();
  return {
    days: days.flatMap((day) =>
      dateChoices.flatMap((choice): PlannedDay<Product>[] => {
        const onDay = planned.filter(
          ({ item }) => item.selected_date === day && (item.date_choice ?? 'chosen') === choice,
        );
        return onDay.length > 0 ? [{ key: `${day}-${choice}`, day, choice, items: onDay }] : [];
      }),
    ),
    price,
    isPriced: fitsCapacity(items, sold),
    balanceDue: getBalanceDue(days, today),
    blocked: planned.filter(({ notices }) => notices.some(isBlocking)).length,
    withdrawn: planned.filter(({ notices }) => notices.includes('gone')),
    undated: planned.filter(({ item, product }) => product && item.date_choice === 'held'),
    ids: new Set(items.map(({ id }) => id)),
  };
};
