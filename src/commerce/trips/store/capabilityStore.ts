import { hashLinkKey } from '@/commerce/orders/linkKey';
import type { Database } from '@/commerce/orders/store/database';
import { parseRows } from '@/commerce/orders/store/parseRows';
import { isTripToken } from '../model/trip';
import {
  type Capability,
  insertCapability,
  type NewCapability,
  toCapability,
} from './capabilityRow';
import { capabilityTable } from './tripTables';

/** Stores the links of trips. */
export interface CapabilityStore {
  /** @param token untrusted @returns what its holder may do; `undefined` if it has ended */
  readonly find: (token: unknown) => Promise<Capability | undefined>;
  /** Oldest first, with those that have ended. */
  readonly list: (tripId: string) => Promise<readonly Capability[]>;
  /** @param replaced ids of links that end with it */
  readonly add: (
    tripId: string,
    link: NewCapability,
    replaced?: readonly string[],
  ) => Promise<void>;
  /**
   * Ends a link. It stays in the list.
   *
   * @param today `YYYY-MM-DD`
   * @param forgotten ids of links that leave the list
   */
  readonly revoke: (
    tripId: string,
    id: string,
    today: string,
    forgotten?: readonly string[],
  ) => Promise<void>;
  readonly label: (tripId: string, id: string, label: string | null) => Promise<void>;
  /** Notes that a link is in use. @param today `YYYY-MM-DD` */
  readonly noteUse: (tripId: string, id: string, today: string) => Promise<void>;
  /** Deletes links, as if they had never been made. */
  readonly remove: (tripId: string, ids: readonly string[]) => Promise<void>;
}

/** @param database a migrated database */
export const createCapabilityStore = ({ db, write }: Database): CapabilityStore => {
  const remove = (tripId: string, ids: readonly string[]) =>
    db
      .deleteFrom('trip_capabilities')
      .where('trip_id', '=', tripId)
      .where('capability_id', 'in', ids);
  const change = (tripId: string, id: string) =>
    db
      .updateTable('trip_capabilities')
      .where('trip_id', '=', tripId)
      .where('capability_id', '=', id);
  return {
    find: async (token) => {
      if (!isTripToken(token)) return undefined;
      const rows = await db
        .selectFrom('trip_capabilities')
        .selectAll()
        .where('token_hash', '=', hashLinkKey(token))
        .where('ended_on', 'is', null)
        .execute();
      return parseRows(capabilityTable, rows).map(toCapability)[0];
    },
    list: async (tripId) => {
      const rows = await db
        .selectFrom('trip_capabilities')
        .selectAll()
        .where('trip_id', '=', tripId)
        .orderBy('created_at')
        .orderBy('capability_id')
        .execute();
      return parseRows(capabilityTable, rows).map(toCapability);
    },
    add: (tripId, link, replaced = []) =>
      write([
        ...(replaced.length > 0 ? [remove(tripId, replaced)] : []),
        insertCapability(db, tripId, link),
      ]),
    revoke: (tripId, id, today, forgotten = []) =>
      write([
        ...(forgotten.length > 0 ? [remove(tripId, forgotten)] : []),
        change(tripId, id).set({ ended_on: today }).where('ended_on', 'is', null),
      ]),
    label: (tripId, id, label) => write([change(tripId, id).set({ label })]),
    noteUse: (tripId, id, today) => write([change(tripId, id).set({ used_on: today })]),
    remove: async (tripId, ids) => {
      if (ids.length > 0) await write([remove(tripId, ids)]);
    },
  };
};
