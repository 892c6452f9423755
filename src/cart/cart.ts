import type { PricedItem, Tariff } from '@/pricing/priceItem';

/**
 * A plan for one city, in the names of the wire (spec section 3): what is kept in the browser is what is posted, so
 * there is no second shape that could differ.
 */
export interface CartExtra {
  readonly id: number;
  /** PLN per unit. */
  readonly price: number;
  readonly quantity: number;
  readonly min_people: number;
}

export interface CartItem {
  /** Of the product. A plan holds a product once. */
  readonly id: number;
  /** PLN: per person, or for the group when `single`. */
  readonly price: number;
  readonly min_people: number;
  readonly number_of_people: number;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly selected_date: string;
  readonly single: boolean;
  /** With more people than this, one goes free. */
  readonly stag_goes_free: number | null;
  readonly extras: readonly CartExtra[];
}

export interface Cart {
  /** UUID. Names the order that will be made of it, so that sending it twice makes one. */
  readonly id: string;
  readonly items: readonly CartItem[];
}

/** An extra as the catalogue has it. */
export interface CartExtraOffer {
  readonly id: number;
  /** PLN per unit. */
  readonly price: number;
  readonly minPeople: number;
}

/** What the catalogue says about an activity that can be planned. */
export interface CartProduct extends Tariff {
  readonly id: number;
}

/** More than any activity takes. */
export const mostPeople = 200;
/** Whether so many can come. */
export const isPeople = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostPeople;

/** Of one extra. */
export const mostUnits = 999;
/** Activities in one plan, and extras of one activity. */
export const mostItems = 60;
export const mostExtras = 20;

export const toPricedItem = (item: CartItem): PricedItem => ({
  price: item.price,
  single: item.single,
  minPeople: item.min_people,
  stagGoesFree: item.stag_goes_free,
  people: item.number_of_people,
  extras: item.extras.map(({ id, price, quantity, min_people }) => ({
    id,
    price,
    quantity,
    minPeople: min_people,
  })),
});
