import { type Database, sql, textIn } from './database';

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
   */
  readonly prune: (before: string, kinds?: readonly PrunedKind[]) => Promise<PruneCounts>;
  /** Counts what `prune` would delete. */
  readonly count: (before: string) => Promise<PruneCounts>;
}

export type PrunedKind = 'orders' | 'enquiries';

/** The tables of a kind, in order of deletion: tables with foreign keys first. */
const tables: Readonly<Record<PrunedKind, readonly string[]>> = {
  orders: ['order_lines', 'order_items', 'orders'],
  enquiries: ['enquiries'],
};

/** Small, so that concurrent orders hardly wait. */
const batch = 200;

const kindsOfAll = ['orders', 'enquiries'] as const;

/** @param database a migrated database */
export const createPruning = (database: Database): Pruning => {
  const countIn = async (text: string, ...values: readonly string[]): Promise<number> => {
    const [row] = await database.query(sql(`SELECT COUNT(*) AS there FROM ${text}`, ...values));
    return Number(row?.['there'] ?? 0);
  };

  /** @returns the numbers of deleted records and of messages about them */
  const pruneBatch = async (kind: PrunedKind, before: string): Promise<[number, number]> => {
    const rows = await database.query(
      sql(
        `SELECT reference FROM ${kind} WHERE created_at < ? ORDER BY created_at, reference LIMIT ?`,
        before,
        batch,
      ),
    );
    if (rows.length === 0) return [0, 0];
    const references = rows.map((row) => textIn(row, 'reference'));
    const among = `reference IN (${references.map(() => '?').join(', ')})`;
    const messages = await countIn(`outbox WHERE ${among}`, ...references);
    await database.write(
      ['outbox', ...tables[kind]].map((table) =>
        sql(`DELETE FROM ${table} WHERE ${among}`, ...references),
      ),
    );
    return [references.length, messages];
  };

  return {
    prune: async (before, kinds = kindsOfAll) => {
      const counts = { orders: 0, enquiries: 0, messages: 0 };
      for (const kind of kinds) {
        let pruned: number;
        do {
          const [things, messages] = await pruneBatch(kind, before);
          counts[kind] += things;
          counts.messages += messages;
          pruned = things;
        } while (pruned === batch);
      }
      await database.erase();
      return counts;
    },

    count: async (before) => {
      const ofKind = async (kind: PrunedKind) => ({
        things: await countIn(`${kind} WHERE created_at < ?`, before),
        messages: await countIn(
          `outbox WHERE reference IN (SELECT reference FROM ${kind} WHERE created_at < ?)`,
          before,
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
