import type { TripState } from '@/commerce/trips/model/tripState';

/**
 * A trip as it is shown to somebody who can only read: without everything that is there to be pressed, and without what
 * only the organiser works with.
 */
export const toReadTrip = (trip: TripState): TripState => ({
  ...trip,
  others: [],
  links: [],
  events: [],
  booking: null,
  hasRecovery: null,
  surprise: null,
  pieces: [],
});
