import type { Cart, CartExtra, CartExtraOffer, CartItem, CartProduct } from '@/commerce/cart/cart';
import { deepFreeze } from '@/lib/deepFreeze';

/* A catalogue and a plan made of it. All are frozen: code that changes a plan in place fails. */

export const kartingProduct: CartProduct = deepFreeze({
  id: 1,
  price: 139,
  single: false,
  minPeople: 8,
  stagGoesFree: 10,
});

export const boatProduct: CartProduct = deepFreeze({
  id: 2,
  price: 460,
  single: true,
  minPeople: 1,
  stagGoesFree: null,
});

/** The minimum is six people. */
export const beerOffer: CartExtraOffer = deepFreeze({ id: 7, price: 49, minPeople: 6 });

export const beer = (quantity: number): CartExtra => ({
  id: 7,
  price: 49,
  quantity,
  min_people: 6,
});

export const kartingItem = (change: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  price: 139,
  min_people: 8,
  number_of_people: 9,
  selected_date: '2026-12-05',
  single: false,
  stag_goes_free: 10,
  extras: [],
  ...change,
});

export const boatItem = (change: Partial<CartItem> = {}): CartItem => ({
  id: 2,
  price: 460,
  min_people: 1,
  number_of_people: 9,
  selected_date: '2026-12-06',
  single: true,
  stag_goes_free: null,
  extras: [],
  ...change,
});

export const cartOf = (...items: readonly CartItem[]): Cart =>
  deepFreeze({ id: '3f2c9a10-5b7e-4d61-8a0f-c4e2b19d7703', items });
