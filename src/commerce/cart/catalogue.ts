import type { OpenDays } from './bookableDay';
import type { Capacity } from './capacity';
import type { CartExtraOffer, CartProduct } from './cart';

export interface PlannedExtra extends CartExtraOffer {
  readonly name: string;
}

/** An activity of a city with the fields that a cart needs: name, price and bookable days. */
export interface PlannedProduct extends CartProduct, OpenDays, Capacity {
  /** `HH:MM` in the city's time zone. */
  readonly startTimes: readonly string[];
  readonly name: string;
  readonly slug: string;
  readonly picture: string;
  readonly extras: readonly PlannedExtra[];
}

/** The city of a cart, with all its activities. */
export interface PlannedCity {
  readonly slug: string;
  readonly products: readonly PlannedProduct[];
}
