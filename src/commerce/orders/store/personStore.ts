import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { hashAddress } from '../hashAddress';
import { countRows } from './countRows';
import type { Database } from './database';
import { parseRows } from './parseRows';
import { deleteEnquiries } from './documents/deleteEnquiries';
import type { PruneCounts } from './pruning';
import { referenceColumn, tablesAboutOrders } from './tables';

/** The number of records about one person. */
export interface PersonCounts extends PruneCounts {
  /** Addresses that were left with trips, for a lost link. */
  readonly tripAddresses: number;
  /** Requests for lost links whose e-mail is not sent. */
  readonly linkRequests: number;
}

/** Deletes what the shop knows of one person. */
export interface PersonStore {
  /** Counts what `erase` would delete. @param email in any case */
  readonly count: (email: string) => Promise<PersonCounts>;
  /**
   * Deletes the orders and enquiries of an e-mail address with all that belongs to them. Trips stay, and forget the
   * address.
   */
  readonly erase: (email: string) => Promise<PersonCounts>;
}

const isAddress = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`;

const groupColumn = z.object({ shop_group_id: z.number() });

/** The tables whose rows have an e-mail address, with the column. */
const addressColumns = {
  orders: 'customer_email',
  enquiries: 'email',
  trip_recovery_requests: 'address',
} as const;

type AddressTable = keyof typeof addressColumns;

type AboutReference = AddressTable | (typeof tablesAboutOrders)[number];

/** @param database a migrated database */
export const createPersonStore = ({ db, write, erase }: Database): PersonStore => {
  const listReferences = async (table: AddressTable, email: string): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom<AddressTable>(table)
      .select('reference')
      .where(isAddress(addressColumns[table], email))
      .execute();
    return parseRows(referenceColumn, rows).map(({ reference }) => reference);
  };

  const countMessages = async (references: readonly string[]): Promise<number> => {
    if (references.length === 0) return 0;
    const query = db.selectFrom('outbox').select(({ fn }) => fn.countAll().as('count'));
    return countRows(query.where('reference', 'in', references));
  };

  /** Trips have an address as a hash only, another one for each shop group. */
  const listHashes = async (email: string): Promise<readonly string[]> => {
    const rows = await db
      .selectFrom('trips')
      .select('shop_group_id')
      .distinct()
      .where('trip_id', 'in', db.selectFrom('trip_recovery').select('trip_id'))
      .execute();
    const groups = parseRows(groupColumn, rows);
    return Promise.all(groups.map((row) => hashAddress(email, row.shop_group_id)));
  };

  const countTrips = async (hashes: readonly string[]): Promise<number> => {
    if (hashes.length === 0) return 0;
    const query = db.selectFrom('trip_recovery').select(({ fn }) => fn.countAll().as('count'));
    return countRows(query.where('address_hash', 'in', hashes));
  };

  const find = async (email: string) => {
    const orders = await listReferences('orders', email);
    const enquiries = await listReferences('enquiries', email);
    const requests = await listReferences('trip_recovery_requests', email);
    const hashes = await listHashes(email);
    const all = [...orders, ...enquiries, ...requests];
    const counts = {
      orders: orders.length,
      enquiries: enquiries.length,
      messages: await countMessages(all),
      tripAddresses: await countTrips(hashes),
      linkRequests: requests.length,
    };
    return { orders, enquiries, requests, hashes, all, counts };
  };

  const deleteFrom = (tables: readonly AboutReference[], references: readonly string[]) =>
    references.length === 0
      ? []
      : tables.map((table) => db.deleteFrom(table).where('reference', 'in', references));

  return {
    count: async (email) => (await find(email)).counts,
    erase: async (email) => {
      const { orders, enquiries, requests, hashes, all, counts } = await find(email);
      const deletions = [
        ...deleteFrom(['outbox'], all),
        ...deleteFrom([...tablesAboutOrders, 'orders'], orders),
        ...(enquiries.length > 0 ? deleteEnquiries(db, enquiries) : []),
        ...deleteFrom(['trip_recovery_requests'], requests),
        ...(hashes.length > 0
          ? [db.deleteFrom('trip_recovery').where('address_hash', 'in', hashes)]
          : []),
      ];
      if (deletions.length > 0) await write(deletions);
      // Even if nothing is left to delete: a run before this one may have been interrupted.
      await erase();
      return counts;
    },
  };
};
