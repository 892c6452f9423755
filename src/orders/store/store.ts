import type { Database } from './database';
import { createEnquiryStore, type EnquiryStore } from './enquiryStore';
import { createOrderStore, type OrderStore } from './orderStore';

/** Everything that visitors have sent, in one database. */
export interface Store {
  readonly orders: OrderStore;
  readonly enquiries: EnquiryStore;
  readonly close: () => Promise<void>;
}

/** @param database with its tables up to date */
export const createStore = (database: Database): Store => ({
  orders: createOrderStore(database),
  enquiries: createEnquiryStore(database),
  close: database.close,
});
