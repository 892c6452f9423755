import type { Channel } from '../outbox/message';
import type { Database } from './database';
import { createEnquiryStore, type EnquiryStore } from './enquiryStore';
import { readVersion } from './migrate';
import { createOrderStore, type OrderStore } from './orderStore';
import { createOutboxStore, type OutboxStore } from './outboxStore';
import { createPruning, type Pruning } from './pruning';

/** Everything that visitors have sent, in one database. */
export interface Store {
  readonly orders: OrderStore;
  readonly enquiries: EnquiryStore;
  readonly outbox: OutboxStore;
  readonly pruning: Pruning;
  /** Rejects while nothing can be read from it. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * @param database with its tables up to date
 * @param channels by which people hear of what is kept; none for a process that keeps nothing
 */
export const createStore = (database: Database, channels: readonly Channel[] = []): Store => ({
  orders: createOrderStore(database, channels),
  enquiries: createEnquiryStore(database, channels),
  outbox: createOutboxStore(database),
  pruning: createPruning(database),
  check: async () => {
    await readVersion(database);
  },
  close: database.close,
});
