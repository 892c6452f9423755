import { priceTrip, type PricedTrip } from '@/commerce/trips/priceTrip';
import type { TripServices } from '@/commerce/trips/services';
import type { Trip } from '@/commerce/trips/model/trip';
import type { Site } from '@/config/sites/site';

/** Prices a trip with the catalogue of now. @returns `undefined` if the brand or the city does not exist any more */
export const priceOpened = async (
  trip: Trip,
  site: Site,
  services: TripServices,
): Promise<PricedTrip | undefined> => {
  const mesh = await services.getMesh();
  const group = mesh.shopGroups.get(trip.shopGroupId);
  if (!group) return undefined;
  return priceTrip(trip, site, mesh, await services.getRates(), services.getTerms(group));
};
