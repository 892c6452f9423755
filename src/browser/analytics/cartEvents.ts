import type { Cart } from '@/commerce/cart/cart';
import type { CurrencyCode } from '@/commerce/pricing/currencies';
import type { ItemPrice } from '@/commerce/pricing/priceItem';
import { type EcommerceEvent, toEvent } from './events';
import { type AnalyticsItem, type Named, toItems } from './items';

/** A plan at one moment, as shown to the visitor. */
export interface SeenPlan {
  readonly city: string | undefined;
  readonly cart: Cart;
  /** One per item of the cart, in the visitor's currency. */
  readonly prices: readonly ItemPrice[];
  readonly currency: CurrencyCode;
}

const listItems = (
  { cart, prices, city }: SeenPlan,
  names: ReadonlyMap<number, Named>,
): readonly AnalyticsItem[] =>
  cart.items.flatMap(({ id }, index) =>
    toItems(names.get(id) ?? { id }, prices[index] ?? { lines: [] }, city),
  );

const without = (items: readonly AnalyticsItem[], others: readonly AnalyticsItem[]) =>
  items.filter(({ item_id: id }) => !others.some(({ item_id: other }) => other === id));

/**
 * Builds events for activities and extras that were added to or removed from a plan. The group size is not part of
 * them; the checkout event contains it. A switch to another plan, or sending the plan, is no change.
 */
export const toCartEvents = (
  before: SeenPlan,
  now: SeenPlan,
  names: ReadonlyMap<number, Named>,
): readonly EcommerceEvent[] => {
  if (before.cart.id !== now.cart.id || before.city !== now.city) return [];
  const [had, has] = [listItems(before, names), listItems(now, names)];
  const [added, removed] = [without(has, had), without(had, has)];
  return [
    ...(removed.length > 0 ? [toEvent('remove_from_cart', before.currency, removed)] : []),
    ...(added.length > 0 ? [toEvent('add_to_cart', now.currency, added)] : []),
  ];
};
