import { existsSync } from 'node:fs';
import { processState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { isBehindCacheServer } from '@/platform/process/behindCacheServer';
import { toChannels } from '../outbox/channels';
import type { Channel } from '../outbox/message';
import { type DatabaseAddress, formatAddress, toDatabaseAddress } from './databaseAddress';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import { reasonOf } from './reasonOf';
import { DatabaseFileError } from './sqliteFiles';
import { createStore, type Store } from './store';

/**
 * Opens a database for taking orders and enquiries, and migrates its tables.
 *
 * @param channels the channels for notifications
 * @throws if it cannot be reached, written or read; the message has the address
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

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    /** SQLite has one connection per process. */
    orderStore: Promise<Store>;
  }
}

/** The cache server creates the file at its start. If a renderer does not find the file, it was deleted since. */
const expectFile = (address: DatabaseAddress): void => {
  if (address.kind === 'sqlite' && isBehindCacheServer() && !existsSync(address.path)) {
    throw new DatabaseFileError(address.path, 'DATABASE_DELETED');
  }
};

const openOwn = async (): Promise<Store> => {
  const env = getEnv();
  const address = toDatabaseAddress(env);
  expectFile(address);
  return openStoreAt(address, toChannels(env));
};

/**
 * The store of this process, opened on first use. After a failure, the next call tries again.
 *
 * @throws like `openStoreAt`
 */
export const openStore = (): Promise<Store> => {
  processState.orderStore ??= openOwn().catch((error: unknown) => {
    delete processState.orderStore;
    throw error;
  });
  return processState.orderStore;
};
