import type { SplitSource } from './model/splitTrip';
import { toGroupSize, type Trip } from './model/trip';
import { parseTripPricing } from './model/tripPricing';
import type { PricedTrip } from './priceTrip';
import { toTripPricing } from './toTripPricing';

/** What `splitTrip` needs, from the same figures as the page of the trip gets. */
export const toSplitSource = (trip: Trip, priced: PricedTrip): SplitSource => ({
  currency: trip.currency,
  ownPeople: toGroupSize(trip.items),
  pricing: parseTripPricing(toTripPricing(trip, priced), trip.currency),
  guests: trip.guests,
  rsvps: trip.rsvps.map(({ productId: item, guestId: guest, answer }) => ({ item, guest, answer })),
  shares: trip.shares,
  takers: trip.takers,
});
