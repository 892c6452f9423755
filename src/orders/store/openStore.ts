import { getEnv } from '@/env/getEnv';
import { toChannels } from '../outbox/channels';
import type { Channel } from '../outbox/message';
import { type DatabaseAddress, formatAddress, toDatabaseAddress } from './databaseAddress';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import { reasonOf } from './reasonOf';
import { createStore, type Store } from './store';

/**
 * Opens a database for taking orders and enquiries, and brings its tables up to date.
 *
 * @param channels by which people hear of them
 * @throws with the place in the message when it cannot be reached, written or understood
 */
export const openStoreAt = async (
  address: DatabaseAddress,
  channels: readonly Channel[] = [],
): Promise<Store> => {
  try {
    const database = await openDatabase(address);
    try {
      await migrate(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    return createStore(database, channels);
  } catch (error) {
    throw new Error(`orders cannot be kept in ${formatAddress(address)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
};

// Next may bundle this module into several chunks; they must still share one store, and SQLite its one connection.
const shared = globalThis as typeof globalThis & { troupeOrders?: Promise<Store> };

/**
 * The store of this process, opened on first use. A failure is not kept: the next call tries again.
 *
 * @throws as `openStoreAt`
 */
export const openStore = (): Promise<Store> => {
  const env = getEnv();
  shared.troupeOrders ??= openStoreAt(toDatabaseAddress(env), toChannels(env)).catch(
    (error: unknown) => {
      delete shared.troupeOrders;
      throw error;
    },
  );
  return shared.troupeOrders;
};
