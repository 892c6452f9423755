import { toActivityTimes } from '@/commerce/timeline/toActivityTimes';
import type { ActivityTimes } from '@/commerce/timeline/weekend';
import type { PricedTrip, PricedTripItem } from './priceTrip';

/** What the catalogue knows of when and where an activity takes place; `null` if it is no longer sold. */
export const toTimes = (
  { sold }: Pick<PricedTripItem, 'sold'>,
  { shop }: Pick<PricedTrip, 'shop'>,
): ActivityTimes | null => (sold ? toActivityTimes(sold.product, sold.offer, shop.city) : null);
