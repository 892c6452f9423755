import type { Channel } from '../outbox/message';
import type { Database } from './database';
import { createDocumentStore, type DocumentStore } from './documents/documentStore';
import { createEnquiryStore, type EnquiryStore } from './enquiryStore';
import { createLinkStore, type LinkStore } from './linkStore';
import { createOrderStore, type OrderStore } from './orderStore';
import { createOutboxStore, type OutboxStore } from './outboxStore';
import { createPersonStore, type PersonStore } from './personStore';
import { createPruning, type Pruning } from './pruning';
import { createStateStore, type StateStore } from './stateStore';

/** The orders, enquiries with their documents, and messages of one database. */
export interface Store {
  readonly orders: OrderStore;
  readonly enquiries: EnquiryStore;
  /** Of requests for a proposal. */
  readonly documents: DocumentStore;
  readonly outbox: OutboxStore;
  readonly links: LinkStore;
  readonly states: StateStore;
  readonly people: PersonStore;
  readonly pruning: Pruning;
  /** For further stores on the same connection: SQLite has one per process. */
  readonly database: Database;
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
    documents: createDocumentStore(database, channels),
    outbox: createOutboxStore(database),
    links: createLinkStore(database),
    states: createStateStore(database),
    people: createPersonStore(database),
    pruning: createPruning(database),
    database,
    check: orders.probe,
    close: database.close,
  };
};
