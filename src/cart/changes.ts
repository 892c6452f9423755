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

/** Spec section 9. */
export const daysAhead = 7;

/** What a visitor may say when adding an activity. */
export interface Given {
  readonly people?: number | undefined;
  /** `YYYY-MM-DD` */
  readonly date?: string | undefined;
}

export const hasItem = (cart: Cart, id: number): boolean =>
  cart.items.some((item) => item.id === id);

/**
 * Adds an activity (spec section 4, cart): for a week from today unless a date is given; for the given people, else its
 * minimum, else one; without extras. One that is planned already stays as it is, and a plan that is
 * full takes no more.
 *
 * @param today `YYYY-MM-DD` in the city's time zone
 */
export const addItem = (cart: Cart, product: CartProduct, given: Given, today: string): Cart => {
  if (hasItem(cart, product.id) || cart.items.length >= mostItems) return cart;
  const item: CartItem = {
    id: product.id,
    price: product.price,
    min_people: product.minPeople,
    number_of_people: given.people ?? (product.minPeople || 1),
    selected_date: given.date ?? addDays(today, daysAhead),
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
  changeItem(cart, id, (item) => ({ ...item, selected_date: date }));

export const setItemPeople = (cart: Cart, id: number, people: number): Cart =>
  changeItem(cart, id, (item) => ({ ...item, number_of_people: people }));

/**
 * The group grows or shrinks: items planned for the whole of it follow, those for a part of it stay.
 *
 * @param isPart which are known to be for a part, though they happen to have the group's size
 */
export const setGroupSize = (
  cart: Cart,
  before: number,
  people: number,
  isPart: (id: number) => boolean = () => false,
): Cart => ({
  ...cart,
  items: cart.items.map((item) =>
    item.number_of_people === before && !isPart(item.id)
      ? { ...item, number_of_people: people }
      : item,
  ),
});

const toCartExtra = (extra: CartExtraOffer, quantity: number): CartExtra => ({
  id: extra.id,
  price: extra.price,
  quantity: Math.min(quantity, mostUnits),
  min_people: extra.minPeople,
});

/**
 * Sets how many of an extra an item has (spec section 4): nothing, or less than the extra's minimum, removes it; one
 * that is not there yet is added.
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
 * Adds an extra, one of it unless told (spec section 4), or removes it. Pricing counts the extra's minimum where the
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

/** Puts a removed item back where it was. */
export const restoreItem = (cart: Cart, item: CartItem, index: number): Cart =>
  hasItem(cart, item.id) ? cart : { ...cart, items: cart.items.toSpliced(index, 0, item) };
