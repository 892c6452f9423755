import type { Database } from '@/commerce/orders/store/database';
import { capabilityTable, tripTable } from './tripTables';
import { parseRows } from '@/commerce/orders/store/parseRows';

/** What decides whether a trip is shown, and whether it has changed. */
export interface TripRevision {
  readonly id: string;
  readonly revision: number;
  readonly shopGroupId: number;
  /** `YYYY-MM-DD` */
  readonly lastDay: string;
}

/** Reads the revisions of trips without reading the trips. */
export interface RevisionStore {
  /** Trips that do not exist are missing. */
  readonly list: (tripIds: readonly string[]) => Promise<readonly TripRevision[]>;
  /**
   * The ids of the links of trips, without those that have ended, or that their trip closes, by the rule of `isLinkClosed`.
   * Links of guests of honour are not decided here: they get no stream.
   */
  readonly listLinks: (tripIds: readonly string[]) => Promise<ReadonlyMap<string, string[]>>;
}

const revisionTable = tripTable.pick({
  trip_id: true,
  revision: true,
  shop_group_id: true,
  ends_on: true,
});

const linkTable = capabilityTable.pick({ trip_id: true, capability_id: true });

/** @param database a migrated database */
export const createRevisionStore = ({ db }: Pick<Database, 'db'>): RevisionStore => ({
  list: async (tripIds) => {
    const rows = await db
      .selectFrom('trips')
      .select(['trip_id', 'revision', 'shop_group_id', 'ends_on'])
      .where('trip_id', 'in', tripIds)
      .execute();
    return parseRows(revisionTable, rows).map((row) => ({
      id: row.trip_id,
      revision: row.revision,
      shopGroupId: row.shop_group_id,
      lastDay: row.ends_on,
    }));
  },
  listLinks: async (tripIds) => {
    const rows = await db
      .selectFrom('trip_capabilities as link')
      .leftJoin('trip_guests as guest', (join) =>
        join
          .onRef('guest.trip_id', '=', 'link.trip_id')
          .onRef('guest.guest_id', '=', 'link.guest_id'),
      )
      .leftJoin('trip_surprises as surprise', (join) =>
        join
          .onRef('surprise.trip_id', '=', 'link.trip_id')
          .onRef('surprise.guest_id', '=', 'link.guest_id'),
      )
      .select(['link.trip_id', 'link.capability_id'])
      .where('link.trip_id', 'in', tripIds)
      .where('link.ended_on', 'is', null)
      // The link belongs to no guest, or to one who is in the trip and is not to be surprised.
      .where(({ eb, or, and }) =>
        or([
          eb('link.guest_id', 'is', null),
          and([eb('guest.guest_id', 'is not', null), eb('surprise.trip_id', 'is', null)]),
        ]),
      )
      .execute();
    const links = new Map<string, string[]>();
    for (const { trip_id, capability_id } of parseRows(linkTable, rows)) {
      links.set(trip_id, [...(links.get(trip_id) ?? []), capability_id]);
    }
    return links;
  },
});
