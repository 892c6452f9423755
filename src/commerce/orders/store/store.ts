import type { Channel } from '../outbox/message';
import type { Database } from './database';
import { createEnquiryStore, type EnquiryStore } from './enquiryStore';
import { createOrderStore, type OrderStore } from './orderStore';
import { createOutboxStore, type OutboxStore } from './outboxStore';
import { createPruning, type Pruning } from './pruning';

/** The orders, enquiries and messages of one database. */
export interface Store {
  readonly orders: OrderStore;
  readonly enquiries: EnquiryStore;
  readonly outbox: OutboxStore;
  readonly pruning: Pruning;
  /** Rejects if no order can be stored, see {@link OrderStore.probe}. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * @param database a migrated database
 * @param channels the channels for notifications; none for a process that stores nothing
 */
export const createStore = (database: Database, channels: readonly Channel[] = []): Store => {
  const orders = createOrderStore(database, channels);
  return {
    orders,
    enquiries: createEnquiryStore(database, channels),
    outbox: createOutboxStore(database),
    pruning: createPruning(database),
    check: orders.probe,
    close: database.close,
  };
};
