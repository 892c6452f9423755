import { addDays } from '@/lib/days';
import {
  type Cart,
  type CartExtra,
  type CartExtraOffer,
  type CartItem,
  type CartProduct,
  mostItems,
  mostUnits,
} from './cart';

/** The default date, in days from today (spec section 9). */
export const daysAhead = 7;

/** The size of a group that nobody has said (spec section 9). */
export const defaultPeople = 4;

/** The optional choices when a visitor adds an activity. */
export interface Given {
  readonly people?: number | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
}

/** The size of an item when nobody has said one. */
const ownSize = ({ min_people: least }: Pick<CartItem, 'min_people'>): number => least || 1;

export const hasItem = (cart: Cart, id: number): boolean =>
  cart.items.some((item) => item.id === id);

/**
 * Adds an activity without extras (spec section 4, cart). The date defaults to a week from today, marked as not chosen.
 * The number of people defaults to the activity's minimum, or else one. Returns the cart unchanged if it has the activity
 * already or is full.
 *
 * @param today `YYYY-MM-DD` in the city's time zone
 */
export const addItem = (cart: Cart, product: CartProduct, given: Given, today: string): Cart => {
  if (hasItem(cart, product.id) || cart.items.length >= mostItems) return cart;
  const item: CartItem = {
    id: product.id,
    ...(product.name !== undefined && { name: product.name }),
    price: product.price,
    min_people: product.minPeople,
    number_of_people: given.people ?? ownSize({ min_people: product.minPeople }),
    selected_date: given.date ?? addDays(today, daysAhead),
    ...(given.date === undefined && { date_choice: 'held' }),
    single: product.single,
    stag_goes_free: product.stagGoesFree,
    extras: [],
  };
  return { ...cart, items: [...cart.items, item] };
};

export const removeItem = (cart: Cart, id: number): Cart => ({
  ...cart,
  items: cart.items.filter((item) => item.id !== id),
});

export const toggleItem = (cart: Cart, product: CartProduct, given: Given, today: string): Cart =>
  hasItem(cart, product.id) ? removeItem(cart, product.id) : addItem(cart, product, given, today);

const changeItem = (cart: Cart, id: number, change: (item: CartItem) => CartItem): Cart => ({
  ...cart,
  items: cart.items.map((item) => (item.id === id ? change(item) : item)),
});

export const setItemDate = (cart: Cart, id: number, date: string): Cart =>
  changeItem(cart, id, (item) => ({ ...item, selected_date: date, date_choice: undefined }));

/** Sets the day that is held for an item, because the visitor has said that any day is fine. */
export const setItemAnyDay = (cart: Cart, id: number, date: string): Cart =>
  changeItem(cart, id, (item) => ({ ...item, selected_date: date, date_choice: 'any' }));

/** @param time `undefined` if any of the activity's start times will do */
export const setItemStartTime = (cart: Cart, id: number, time: string | undefined): Cart =>
  changeItem(cart, id, (item) => ({ ...item, start_time: time }));

export const setItemPeople = (cart: Cart, id: number, people: number): Cart =>
  changeItem(cart, id, (item) => ({ ...item, number_of_people: people }));

/**
 * Whether an item has the size of the group.
 *
 * @param size of the group; `null` if the visitor has not said it: then items have their own minimum
 */
export const hasGroupSize = (
  item: Pick<CartItem, 'number_of_people' | 'min_people'>,
  size: number | null,
): boolean => item.number_of_people === (size ?? ownSize(item));

/**
 * Changes the size of the group: items for the whole group follow, items for a part of it stay.
 *
 * @param before the size until now, as in `hasGroupSize`
 * @param isPart whether an item is for a part of the group, even if it has the group's size
 */
export const setGroupSize = (
  cart: Cart,
  before: number | null,
  people: number,
  isPart: (id: number) => boolean = () => false,
): Cart => ({
  ...cart,
  items: cart.items.map((item) =>
    hasGroupSize(item, before) && !isPart(item.id) ? { ...item, number_of_people: people } : item,
  ),
});

const toCartExtra = (extra: CartExtraOffer, quantity: number): CartExtra => ({
  id: extra.id,
  price: extra.price,
  quantity: Math.min(quantity, mostUnits),
  min_people: extra.minPeople,
});

/**
 * Sets the quantity of an extra of an item (spec section 4). Zero, or less than the extra's minimum, removes the extra.
 * Adds the extra if the item does not have it.
 */
export const setExtraQuantity = (
  cart: Cart,
  itemId: number,
  extra: CartExtraOffer,
  quantity: number,
): Cart =>
  changeItem(cart, itemId, (item) => {
    const isGone = quantity <= 0 || quantity < extra.minPeople;
    const isThere = item.extras.some(({ id }) => id === extra.id);
    if (isGone) return { ...item, extras: item.extras.filter(({ id }) => id !== extra.id) };
    const next = toCartExtra(extra, quantity);
    return {
      ...item,
      extras: isThere
        ? item.extras.map((it) => (it.id === extra.id ? next : it))
        : [...item.extras, next],
    };
  });

/**
 * The quantity of an extra when a visitor ticks it: one for each of the group if it has a minimum of people, since it is
 * priced per person then; else one, for the group or for a single person.
 */
export const getFirstQuantity = (
  { minPeople }: Pick<CartExtraOffer, 'minPeople'>,
  people: number,
): number => (minPeople > 1 ? Math.max(people, minPeople) : 1);

/**
 * Adds an extra, by default with quantity 1 (spec section 4), or removes it. Pricing uses the extra's minimum if the
 * quantity is below it.
 */
export const toggleExtra = (
  cart: Cart,
  itemId: number,
  extra: CartExtraOffer,
  quantity = 1,
): Cart =>
  changeItem(cart, itemId, (item) => {
    const others = item.extras.filter(({ id }) => id !== extra.id);
    const isThere = others.length < item.extras.length;
    return { ...item, extras: isThere ? others : [...others, toCartExtra(extra, quantity)] };
  });

/** Inserts a removed item at its previous position. */
export const restoreItem = (cart: Cart, item: CartItem, index: number): Cart =>
  hasItem(cart, item.id) ? cart : { ...cart, items: cart.items.toSpliced(index, 0, item) };
