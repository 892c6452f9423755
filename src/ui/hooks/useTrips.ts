import { useMemo } from 'react';
import {
  parseTrips,
  type RememberedTrip,
  rememberTrip,
} from '@/commerce/trips/model/rememberedTrips';
import { useRemembered } from './useRemembered';

/** Local storage key. */
const tripsKey = 'trips';

interface Trips {
  /** The latest first; empty on the server and during hydration. */
  readonly trips: readonly RememberedTrip[];
  readonly remember: (trip: RememberedTrip) => void;
  readonly forget: (id: string) => void;
}

/** The trips that this browser remembers. */
export const useTrips = (): Trips => {
  const [trips, change] = useRemembered(tripsKey, parseTrips);
  return useMemo(
    () => ({
      trips,
      remember: (trip) => change((known) => rememberTrip(known, trip)),
      forget: (id) => change((known) => known.filter((trip) => trip.id !== id)),
    }),
    [trips, change],
  );
};
