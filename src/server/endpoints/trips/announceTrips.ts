import type { CapabilityStore } from '@/commerce/trips/store/capabilityStore';
import { findNewHonoured, type TripStore } from '@/commerce/trips/store/tripStore';

/**
 * Reports that a trip has changed. It must not throw.
 *
 * @param revision `undefined` if a link may have ended, or the trip
 */
export type AnnounceTrip = (tripId: string, revision?: number) => void;

/** A store of trips that reports each stored change. */
export const announceTrips = (trips: TripStore, announce: AnnounceTrip): TripStore => ({
  ...trips,
  commit: async (commit) => {
    await trips.commit(commit);
    const { before, after } = commit;
    announce(after.id, after.revision);
    // The links of a guest who has left ended with it, and those of a guest who is to be surprised.
    const hasEnded =
      after.guests.length < before.guests.length || findNewHonoured(before, after) !== undefined;
    if (hasEnded) announce(after.id);
  },
  remove: async (tripId) => {
    await trips.remove(tripId);
    announce(tripId);
  },
});

/** A store of links that reports when one may have ended. */
export const announceLinks = (links: CapabilityStore, announce: AnnounceTrip): CapabilityStore => ({
  ...links,
  add: async (tripId, link, replaced) => {
    await links.add(tripId, link, replaced);
    if (replaced && replaced.length > 0) announce(tripId);
  },
  revoke: async (tripId, ...rest) => {
    await links.revoke(tripId, ...rest);
    announce(tripId);
  },
  remove: async (tripId, ids) => {
    await links.remove(tripId, ids);
    if (ids.length > 0) announce(tripId);
  },
});
