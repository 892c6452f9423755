import type { Compilable } from 'kysely';
import { hashLinkKey } from '@/commerce/orders/linkKey';
import type { Database } from '@/commerce/orders/store/database';
import { parseRows } from '@/commerce/orders/store/parseRows';
import { addDays } from '@/lib/days';
import type { TripEvent } from '../model/event';
import { KEPT_DAYS, type Trip, tripLimits } from '../model/trip';
import { insertCapability, type NewCapability } from './capabilityRow';
import { createEventReading, toEventRow } from './eventRow';
import { changeRows } from './rowChanges';
import { readTripParts } from './readTripParts';
import { toTrip, toTripFields } from './tripRows';
import { tablesAboutTrips, tripTable } from './tripTables';

/** The identity of the request that makes a trip. */
export interface TripRequest {
  /** A secret UUID of the sender. */
  readonly id: string;
  readonly bodyHash: string;
}

/** One change of a trip, to be stored in one transaction. */
export interface Commit {
  readonly before: Trip;
  /** With the next revision. */
  readonly after: Trip;
  readonly event: TripEvent;
  /** The link of a guest who has just joined. */
  readonly link?: NewCapability;
}

/** Stores trips. */
export interface TripStore {
  /** @throws if the request has made a trip already */
  readonly create: (
    trip: Trip,
    request: TripRequest,
    links: readonly NewCapability[],
  ) => Promise<void>;
  /** The trip that a request has made. */
  readonly findByRequest: (
    id: string,
  ) => Promise<{ readonly trip: Trip; readonly bodyHash: string } | undefined>;
  readonly read: (tripId: string) => Promise<Trip | undefined>;
  /**
   * Stores a change. Two changes of the same revision: the second one is not stored.
   *
   * @throws if it is not stored: the trip has changed meanwhile, or the database fails
   */
  readonly commit: (commit: Commit) => Promise<void>;
  /** The changes after a revision, oldest first; at most as many as a trip keeps. */
  readonly listEvents: (tripId: string, after: number) => Promise<readonly TripEvent[]>;
  readonly findEvent: (tripId: string, commandId: string) => Promise<TripEvent | undefined>;
  readonly remove: (tripId: string) => Promise<void>;
  /**
   * Deletes trips that ended more than {@link KEPT_DAYS} days ago, the oldest first.
   *
   * @param today `YYYY-MM-DD`
   * @param most how many at a time
   * @returns how many were deleted
   */
  readonly sweep: (today: string, most: number) => Promise<number>;
}

/** The guest for whom a change makes the trip a surprise: his links end with it. */
export const findNewHonoured = (
  before: Pick<Trip, 'surprise'>,
  after: Pick<Trip, 'surprise'>,
): string | undefined => {
  const honoured = after.surprise?.guestId ?? undefined;
  return honoured === before.surprise?.guestId ? undefined : honoured;
};

/** Whether a trip that ended on a day is still kept. @param today `YYYY-MM-DD` */
export const isTripKept = (lastDay: string, today: string): boolean =>
  addDays(lastDay, KEPT_DAYS) >= today;

/** @param database a migrated database */
export const createTripStore = ({ db, write }: Database): TripStore => {
  const { listEvents, findEvent } = createEventReading(db);

  const select = db.selectFrom('trips').selectAll();

  /** The revision is read first. So a change in between makes the rows newer than it, and a commit on it fails. */
  const readOne = async (query: typeof select) => {
    const row = parseRows(tripTable, await query.execute())[0];
    return (
      row && { trip: toTrip(row, await readTripParts(db, row.trip_id)), bodyHash: row.body_hash }
    );
  };

  function* toInsertion(
    trip: Trip,
    { id, bodyHash }: TripRequest,
    links: readonly NewCapability[],
  ): Iterable<Compilable> {
    yield db.insertInto('trips').values({
      ...toTripFields(trip),
      request_hash: hashLinkKey(id),
      body_hash: bodyHash,
    });
    yield* changeRows(db, undefined, trip);
    for (const link of links) yield insertCapability(db, trip.id, link);
  }

  function* toChange({ before, after, event, link }: Commit): Iterable<Compilable> {
    yield db.insertInto('trip_events').values(toEventRow(after.id, event));
    const { ends_on, revision } = toTripFields(after);
    yield db.updateTable('trips').set({ ends_on, revision }).where('trip_id', '=', after.id);
    yield* changeRows(db, before, after);
    const left = new Set(after.guests.map(({ id }) => id));
    for (const { id } of before.guests) {
      if (!left.has(id)) yield removeLinksOf(after.id, id);
    }
    const honoured = findNewHonoured(before, after);
    if (honoured !== undefined) yield removeLinksOf(after.id, honoured);
    if (link) yield insertCapability(db, after.id, link);
    yield db
      .updateTable('trip_events')
      .set({ replaced: null })
      .where('trip_id', '=', after.id)
      .where('revision', '<=', after.revision - tripLimits.undoable)
      .where('replaced', 'is not', null);
    yield db
      .deleteFrom('trip_events')
      .where('trip_id', '=', after.id)
      .where('revision', '<=', after.revision - tripLimits.events);
  }

  const removeLinksOf = (tripId: string, guestId: string) =>
    db
      .deleteFrom('trip_capabilities')
      .where('trip_id', '=', tripId)
      .where('guest_id', '=', guestId);

  const toDeletion = (ids: readonly string[]) =>
    [...tablesAboutTrips, 'trips' as const].map((table) =>
      db.deleteFrom(table).where('trip_id', 'in', ids),
    );

  return {
    create: (trip, request, links) => write(toInsertion(trip, request, links)),
    findByRequest: (id) => readOne(select.where('request_hash', '=', hashLinkKey(id))),
    read: async (tripId) => (await readOne(select.where('trip_id', '=', tripId)))?.trip,
    commit: (commit) => write(toChange(commit)),
    listEvents,
    findEvent,
    remove: (tripId) => write(toDeletion([tripId])),
    sweep: async (today, most) => {
      const rows = await db
        .selectFrom('trips')
        .select('trip_id')
        .where('ends_on', '<', addDays(today, -KEPT_DAYS))
        .orderBy('ends_on')
        .orderBy('trip_id')
        .limit(most)
        .execute();
      if (rows.length > 0) await write(toDeletion(rows.map(({ trip_id }) => trip_id)));
      return rows.length;
    },
  };
};
