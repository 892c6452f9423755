import { addDays } from '@/lib/days';
import { toFields } from '@troupe/basics/fields';
import type { Cart, CartItem } from './cart';
import { daysAhead } from './changes';
import { parseCart } from './parseCart';

/** The key of a cart: a visitor has one per shop group and city (spec section 3, browser storage). */
export interface CartPlace {
  readonly shopGroupId: number;
  /** City slug. */
  readonly city: string;
}

export const cartKey = ({ shopGroupId, city }: CartPlace): string => `cart:${shopGroupId}:${city}`;

export const toStored = (cart: Cart, { shopGroupId, city }: CartPlace, savedAt: Date) => ({
  ...cart,
  shop_group_id: shopGroupId,
  city,
  saved_at: savedAt.toISOString(),
});

/** Whether a stored cart names another shop group or city than its key. */
const isElsewhere = (stored: unknown, place: CartPlace) => {
  const group = toFields(stored)['shop_group_id'] ?? place.shopGroupId;
  const city = toFields(stored)['city'] ?? place.city;
  return group !== place.shopGroupId || city !== place.city;
};

/**
 * @param today in the city's time zone. Items without a valid date get the default date, and so do items whose date has
 *   passed before the visitor chose one
 */
export const parseStored = (
  stored: unknown,
  place: CartPlace,
  today: string,
  createId: () => string,
): Cart | undefined => {
  if (isElsewhere(stored, place)) return undefined;
  const defaultDate = addDays(today, daysAhead);
  const renewDate = (item: CartItem): CartItem =>
    item.date_choice && item.selected_date < today ? { ...item, selected_date: defaultDate } : item;
  const cart = parseCart(stored, defaultDate, createId);
  return cart && { ...cart, items: cart.items.map(renewDate) };
};

/** The time of the last change of a stored cart, as sortable text; empty if the cart has no items. */
export const savedAtOf = (stored: unknown): string => {
  const items = Array.isArray(stored) ? stored : toFields(stored)['items'];
  const savedAt = toFields(stored)['saved_at'];
  const isFilled = Array.isArray(items) && items.length > 0;
  return isFilled ? (typeof savedAt === 'string' ? savedAt : '0') : '';
};
