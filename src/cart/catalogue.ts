import type { OpenDays } from './bookableDay';
import type { CartExtraOffer, CartProduct } from './cart';

export interface PlannedExtra extends CartExtraOffer {
  readonly name: string;
}

/** An activity of a city as a plan needs it: what it is called, what it costs and when it can be had. */
export interface PlannedProduct extends CartProduct, OpenDays {
  readonly name: string;
  readonly slug: string;
  readonly picture: string;
  /** Larger groups need more than one booking of it, which the shop arranges. */
  readonly mostPeople: number;
  readonly extras: readonly PlannedExtra[];
}

/** A city whose plan is open, with everything that can be in it. */
export interface PlannedCity {
  readonly slug: string;
  readonly products: readonly PlannedProduct[];
}
