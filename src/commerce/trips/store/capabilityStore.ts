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
  /** @param token untrusted @returns what its holder may do */
  readonly find: (token: unknown) => Promise<Capability | undefined>;
  /** Oldest first. */
  readonly list: (tripId: string) => Promise<readonly Capability[]>;
  /** @param replaced ids of links that end with it */
  readonly add: (
    tripId: string,
    link: NewCapability,
    replaced?: readonly string[],
  ) => Promise<void>;
  readonly revoke: (tripId: string, id: string) => Promise<void>;
}

/** @param database a migrated database */
export const createCapabilityStore = ({ db, write }: Database): CapabilityStore => {
  const remove = (tripId: string, ids: readonly string[]) =>
    db
      .deleteFrom('trip_capabilities')
      .where('trip_id', '=', tripId)
      .where('capability_id', 'in', ids);
  return {
    find: async (token) => {
      if (!isTripToken(token)) return undefined;
      const rows = await db
        .selectFrom('trip_capabilities')
        .selectAll()
        .where('token_hash', '=', hashLinkKey(token))
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
    revoke: (tripId, id) => write([remove(tripId, [id])]),
  };
};
