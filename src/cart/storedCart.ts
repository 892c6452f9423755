import { addDays } from '@/lib/days';
import { toFields } from '@/lib/fields';
import type { Cart } from './cart';
import { daysAhead } from './changes';
import { parseCart } from './parseCart';

/** Whose plan it is: a visitor has one per shop group and city (spec section 3, browser storage). */
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

/** A plan that says it is another city's is not this one's, whatever key it was found under. */
const isElsewhere = (stored: unknown, place: CartPlace) => {
  const group = toFields(stored)['shop_group_id'] ?? place.shopGroupId;
  const city = toFields(stored)['city'] ?? place.city;
  return group !== place.shopGroupId || city !== place.city;
};

/** @param today in the city's time zone; items without a usable date get the default one */
export const parseStored = (
  stored: unknown,
  place: CartPlace,
  today: string,
  createId: () => string,
): Cart | undefined =>
  isElsewhere(stored, place) ? undefined : parseCart(stored, addDays(today, daysAhead), createId);

/** When a stored plan was changed last, as text that sorts; empty when it holds nothing. */
export const savedAtOf = (stored: unknown): string => {
  const items = Array.isArray(stored) ? stored : toFields(stored)['items'];
  const savedAt = toFields(stored)['saved_at'];
  const isFilled = Array.isArray(items) && items.length > 0;
  return isFilled ? (typeof savedAt === 'string' ? savedAt : '0') : '';
};
