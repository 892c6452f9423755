import type { SiteId } from '@/config/sites/site';
import type { Database } from '@/commerce/orders/store/database';
import { insertMessages } from '@/commerce/orders/store/outboxRow';
import { parseRows } from '@/commerce/orders/store/parseRows';
import { recoveryRequestTable, recoveryTable } from './tripTables';

/** A request for the lost links of trips. Its e-mail goes to the address that somebody has typed. */
export interface RecoveryRequest {
  readonly reference: string;
  readonly address: string;
  readonly shopGroupId: number;
  /** The site on which it was made, for the language of the e-mail. */
  readonly locale: SiteId;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** Stores who may ask for a new link of the organiser, and the requests. */
export interface RecoveryStore {
  /** @param addressHash see `hashAddress`; `null` forgets the address */
  readonly setAddress: (tripId: string, addressHash: string | null) => Promise<void>;
  readonly hasAddress: (tripId: string) => Promise<boolean>;
  /** Ids of the trips of an address, at most {@link MAX_TRIPS_PER_MAIL}. */
  readonly listTrips: (addressHash: string) => Promise<readonly string[]>;
  /** Stores a request together with its message in the outbox. */
  readonly ask: (request: RecoveryRequest) => Promise<void>;
  readonly read: (reference: string) => Promise<RecoveryRequest | undefined>;
  readonly forget: (reference: string) => Promise<void>;
  /**
   * Deletes requests that could not be answered, and the messages of all that were made until then.
   *
   * @param before ISO 8601 in UTC
   * @returns how many requests were deleted
   */
  readonly sweep: (before: string) => Promise<number>;
}

const MAX_TRIPS_PER_MAIL = 20;

/** @param database a migrated database */
export const createRecoveryStore = ({ db, write }: Database): RecoveryStore => {
  const removeOf = (tripId: string) => db.deleteFrom('trip_recovery').where('trip_id', '=', tripId);
  return {
    setAddress: (tripId, addressHash) =>
      write([
        removeOf(tripId),
        ...(addressHash === null
          ? []
          : [
              db.insertInto('trip_recovery').values({ trip_id: tripId, address_hash: addressHash }),
            ]),
      ]),
    hasAddress: async (tripId) => {
      const rows = await db
        .selectFrom('trip_recovery')
        .selectAll()
        .where('trip_id', '=', tripId)
        .execute();
      return rows.length > 0;
    },
    listTrips: async (addressHash) => {
      const rows = await db
        .selectFrom('trip_recovery')
        .selectAll()
        .where('address_hash', '=', addressHash)
        .limit(MAX_TRIPS_PER_MAIL)
        .execute();
      return parseRows(recoveryTable, rows).map(({ trip_id }) => trip_id);
    },
    ask: (request) =>
      write([
        db.insertInto('trip_recovery_requests').values({
          reference: request.reference,
          address: request.address,
          shop_group_id: request.shopGroupId,
          locale: request.locale,
          created_at: request.createdAt,
        }),
        ...insertMessages(db, request, ['customer']),
      ]),
    read: async (reference) => {
      const rows = await db
        .selectFrom('trip_recovery_requests')
        .selectAll()
        .where('reference', '=', reference)
        .execute();
      const row = parseRows(recoveryRequestTable, rows)[0];
      return (
        row && {
          reference,
          address: row.address,
          shopGroupId: row.shop_group_id,
          locale: row.locale,
          createdAt: row.created_at,
        }
      );
    },
    forget: (reference) =>
      write([db.deleteFrom('trip_recovery_requests').where('reference', '=', reference)]),
    sweep: async (before) => {
      const old = await db
        .selectFrom('trip_recovery_requests')
        .select('reference')
        .where('created_at', '<', before)
        .execute();
      await write([
        db.deleteFrom('trip_recovery_requests').where('created_at', '<', before),
        db.deleteFrom('outbox').where('reference', 'like', 'RL-%').where('created_at', '<', before),
      ]);
      return old.length;
    },
  };
};
