import { countRows } from './countRows';
import type { Database } from './database';
import { deleteEnquiries } from './documents/deleteEnquiries';
import { parseRows } from './parseRows';
import { referenceColumn, tablesAboutOrders } from './tables';

/** The number of records of each kind. */
export interface PruneCounts {
  readonly orders: number;
  readonly enquiries: number;
  /** Messages about them, sent or not. */
  readonly messages: number;
}

/** Deletes old records with everything that refers to them. */
export interface Pruning {
  /**
   * Deletes records from before a moment, and erases them from the files of SQLite. What an interrupted run has deleted
   * stays deleted; the next run continues.
   *
   * @param before ISO 8601 in UTC, or only the day
   * @param kinds all kinds by default
   * @param most stops after about so many records of each kind; rounded up to whole batches
   */
  readonly prune: (
    before: string,
    kinds?: readonly PrunedKind[],
    most?: number,
  ) => Promise<PruneCounts>;
  /** Counts what `prune` would delete. */
  readonly count: (before: string) => Promise<PruneCounts>;
}

export type PrunedKind = 'orders' | 'enquiries';

/** Small, so that concurrent orders hardly wait. */
const batch = 200;

const kindsOfAll = ['orders', 'enquiries'] as const;

/** @param database a migrated database */
export const createPruning = (database: Database): Pruning => {
  const { db, write, erase } = database;

  const selectOld = (kind: PrunedKind, before: string) =>
    db.selectFrom<PrunedKind>(kind).select('reference').where('created_at', '<', before);

  const selectMessageCount = db.selectFrom('outbox').select(({ fn }) => fn.countAll().as('count'));

  /** @returns the numbers of deleted records and of messages about them */
  const pruneBatch = async (kind: PrunedKind, before: string): Promise<[number, number]> => {
    const rows = await selectOld(kind, before)
      .orderBy('created_at')
      .orderBy('reference')
      .limit(batch)
      .execute();
    if (rows.length === 0) return [0, 0];
    const references = parseRows(referenceColumn, rows).map(({ reference }) => reference);
    const messages = await countRows(selectMessageCount.where('reference', 'in', references));
    await write(
      kind === 'enquiries'
        ? deleteEnquiries(db, references)
        : [...tablesAboutOrders, 'orders' as const].map((table) =>
            db.deleteFrom(table).where('reference', 'in', references),
          ),
    );
    return [references.length, messages];
  };

  return {
    prune: async (before, kinds = kindsOfAll, most = Infinity) => {
      const counts = { orders: 0, enquiries: 0, messages: 0 };
      for (const kind of kinds) {
        let pruned: number;
        do {
          const [things, messages] = await pruneBatch(kind, before);
          counts[kind] += things;
          counts.messages += messages;
          pruned = things;
        } while (pruned === batch && counts[kind] < most);
      }
      await erase();
      return counts;
    },

    count: async (before) => {
      const ofKind = async (kind: PrunedKind) => ({
        things: await countRows(
          db
            .selectFrom<PrunedKind>(kind)
            .select(({ fn }) => fn.countAll().as('count'))
            .where('created_at', '<', before),
        ),
        messages: await countRows(
          selectMessageCount.where('reference', 'in', selectOld(kind, before)),
        ),
      });
      const orders = await ofKind('orders');
      const enquiries = await ofKind('enquiries');
      return {
        orders: orders.things,
        enquiries: enquiries.things,
        messages: orders.messages + enquiries.messages,
      };
    },
  };
};
