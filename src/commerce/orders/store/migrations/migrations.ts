import type { Kysely, Migration } from 'kysely';
import { createOrders } from './0001_orders';
import { createEnquiries } from './0002_enquiries';
import { createOutbox } from './0003_outbox';
import { readFormerVersion } from './formerVersion';

/** A step that a database of the former migrations may have run already. Its tables are the same. */
const unlessDone = (version: number, up: (db: Kysely<unknown>) => Promise<void>): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (((await readFormerVersion(db)) ?? 0) < version) await up(db);
  },
});

/**
 * The migrations of the tables, by name. Each name begins with the next number. A released migration is never changed or
 * renamed, because existing databases have already run it. There is no way down: restore the backup.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_orders': unlessDone(1, createOrders),
  '0002_enquiries': unlessDone(2, createEnquiries),
  '0003_outbox': unlessDone(3, createOutbox),
};
