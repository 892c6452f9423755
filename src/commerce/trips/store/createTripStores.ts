import type { Database } from '@/commerce/orders/store/database';
import type { TripStores } from '../services';
import { createCapabilityStore } from './capabilityStore';
import { createRecoveryStore } from './recoveryStore';
import { createTripStore } from './tripStore';

/** @param database a migrated database */
export const createTripStores = (database: Database): TripStores => ({
  trips: createTripStore(database),
  links: createCapabilityStore(database),
  recovery: createRecoveryStore(database),
});
