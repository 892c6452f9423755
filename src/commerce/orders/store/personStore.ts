import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database';
import { parseRows } from './parseRows';
import { deleteEnquiries } from './documents/deleteEnquiries';
import type { PruneCounts } from './pruning';
import { referenceColumn, tablesAboutOrders } from './tables';

/** Deletes what the shop knows of one person. */
export interface PersonStore {
  /** Counts what `erase` would delete. @param email in any case */
  readonly count: (email: string) => Promise<PruneCounts>;
  /** Deletes the orders and enquiries of an e-mail address with all that belongs to them. */
  readonly erase: (email: string) => Promise<PruneCounts>;
}

const isAddress = (column: string, email: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${email.toLowerCase()}`;

/** @param database a migrated database */
export const createPersonStore = ({ db, write, erase }: Database): PersonStore => {
  const toReferences = (rows: readonly unknown[]) =>
    parseRows(referenceColumn, rows).map(({ reference }) => reference);

  const find = async (email: string) => {
    const orders = await db
      .selectFrom('orders')
      .select('reference')
      .where(isAddress('customer_email', email))
      .execute();
    const enquiries = await db
      .selectFrom('enquiries')
      .select('reference')
      .where(isAddress('email', email))
      .execute();
    const found = { orders: toReferences(orders), enquiries: toReferences(enquiries) };
    const all = [...found.orders, ...found.enquiries];
    const messages =
      all.length === 0
        ? []
        : await db.selectFrom('outbox').select('reference').where('reference', 'in', all).execute();
    const counts = {
      orders: found.orders.length,
      enquiries: found.enquiries.length,
      messages: messages.length,
    };
    return { ...found, all, counts };
  };

  return {
    count: async (email) => (await find(email)).counts,
    erase: async (email) => {
      const { orders, enquiries, all, counts } = await find(email);
      if (all.length > 0) {
        await write([
          db.deleteFrom('outbox').where('reference', 'in', all),
          ...(orders.length > 0
            ? [...tablesAboutOrders, 'orders' as const].map((table) =>
                db.deleteFrom(table).where('reference', 'in', orders),
              )
            : []),
          ...(enquiries.length > 0 ? deleteEnquiries(db, enquiries) : []),
        ]);
      }
      // Even if nothing is left to delete: a run before this one may have been interrupted.
      await erase();
      return counts;
    },
  };
};
