import type { ExtraTariff, PricedItem, Tariff } from '@/commerce/pricing/priceItem';

/**
 * The types of a cart for one city, with the field names of the API (spec section 3): the browser stores what it posts,
 * so there is no second shape that could differ.
 */
export interface CartExtra {
  readonly id: number;
  /** PLN per unit. */
  readonly price: number;
  readonly quantity: number;
  readonly min_people: number;
}

/**
 * Whether the visitor has chosen the day of an item. `held`: not yet, the day is a default. `any`: the visitor has said that
 * any day is fine.
 */
export const dateChoices = ['chosen', 'held', 'any'] as const;

export type DateChoice = (typeof dateChoices)[number];

export interface CartItem {
  /** The id of the product. A cart has each product at most once. */
  readonly id: number;
  /** In the language in which it was planned, to name it when it is no longer sold. Not posted. */
  readonly name?: string;
  /** PLN: per person, or for the group when `single`. */
  readonly price: number;
  readonly min_people: number;
  readonly number_of_people: number;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly selected_date: string;
  /** Without it, the day was chosen. */
  readonly date_choice?: Exclude<DateChoice, 'chosen'>;
  /** `HH:MM` in the city's time zone. Without it, any of the activity's start times will do. */
  readonly start_time?: string;
  readonly single: boolean;
  /** With more people than this, one goes free. */
  readonly stag_goes_free: number | null;
  readonly extras: readonly CartExtra[];
}

export interface Cart {
  /** UUID. The idempotency key of the order, so that sending the cart twice creates one order. */
  readonly id: string;
  readonly items: readonly CartItem[];
}

/** An extra in the catalogue. */
export type CartExtraOffer = ExtraTariff;

/** An activity in the catalogue. */
export interface CartProduct extends Tariff {
  readonly id: number;
  readonly name?: string;
}

/** Whether the value is a time of the day, as `HH:MM`. */
export const isStartTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);

/** The maximum length of the name of an activity, in characters. */
export const longestName = 80;

/** More people than any activity allows. */
export const mostPeople = 200;
/** Whether the value is a valid number of people. */
export const isPeople = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= mostPeople;

/** The maximum quantity of one extra. */
export const mostUnits = 999;
/** The maximum number of activities in one cart, and of extras per activity. */
export const mostItems = 60;
export const mostExtras = 20;

/** An item of a stored cart, or of a posted one, which may lack `stag_goes_free`. */
interface PriceableItem extends Omit<CartItem, 'stag_goes_free' | 'date_choice'> {
  readonly stag_goes_free?: number | null | undefined;
}

/** The item for pricing, with its own price: see `reprice` for that of the catalogue. */
export const toPricedItem = (item: PriceableItem): PricedItem => ({
  price: item.price,
  single: item.single,
  minPeople: item.min_people,
  stagGoesFree: item.stag_goes_free ?? null,
  people: item.number_of_people,
  extras: item.extras.map(({ id, price, quantity, min_people }) => ({
    id,
    price,
    quantity,
    minPeople: min_people,
  })),
});

/** The item with the price and conditions of `priced`, which was made from it. */
export const withPricesOf = (item: CartItem, priced: PricedItem): CartItem => ({
  ...item,
  price: priced.price,
  min_people: priced.minPeople,
  single: priced.single,
  stag_goes_free: priced.stagGoesFree,
  extras: priced.extras.map(({ id, price, quantity, minPeople }) => ({
    id,
    price,
    quantity,
    min_people: minPeople,
  })),
});
