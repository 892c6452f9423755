import type { Occasion } from '@/catalog/mesh/nodes/categories';
import type { CartProduct } from '@/commerce/cart/cart';
import type { OpenDays } from '@/commerce/cart/bookableDay';
import type { Tariff } from '@/commerce/pricing/priceItem';
import type { ActivityFacts } from '../cards/toCards';

/** An activity with all that is the same in every city. */
export interface CatalogueActivity extends ActivityFacts, Pick<OpenDays, 'seasonMonths'> {
  readonly slug: string;
  /** The link of its card before anything is filtered. */
  readonly href: string;
  readonly minutes: number;
  readonly stars: number;
  readonly occasions: readonly Occasion[];
}

/** What an activity costs in one city. Many are sent, so what is false, `null` or empty is left out. */
export interface CatalogueOffer extends Pick<CartProduct, 'id' | 'price' | 'minPeople'> {
  readonly single?: true;
  readonly stagGoesFree?: NonNullable<Tariff['stagGoesFree']>;
  readonly closedWeekdays?: OpenDays['closedWeekdays'];
}

/** A city with its offers, by the ids of their activities. */
export interface CatalogueCity {
  readonly slug: string;
  readonly name: string;
  readonly href: string;
  readonly timeZone: string;
  readonly products: readonly CatalogueOffer[];
}

export interface ActivitiesView {
  /** The most popular first. */
  readonly activities: readonly CatalogueActivity[];
  /** In the brand's order. */
  readonly cities: readonly CatalogueCity[];
  /** The occasions of the site's audience. */
  readonly occasions: readonly Occasion[];
}
