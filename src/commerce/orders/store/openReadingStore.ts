import { existsSync } from 'node:fs';
import { type DatabaseAddress, formatAddress } from './databaseAddress';
import { readVersion } from './migrate';
import { migrations } from './migrations/migrations';
import type { Database } from './database';
import { openForChanging, openReader } from './openDatabase';
import { reasonOf } from './reasonOf';
import { createStore, type Store } from './store';

export interface ReadingStore extends Pick<Store, 'close'> {
  readonly orders: Pick<
    Store['orders'],
    'get' | 'list' | 'getWithState' | 'listWithState' | 'listDay'
  >;
  readonly enquiries: Pick<Store['enquiries'], 'get' | 'list'>;
  readonly documents: Pick<
    Store['documents'],
    'find' | 'listVersions' | 'listQuestions' | 'listSignatures' | 'listOpenQuestions'
  >;
  readonly outbox: Pick<Store['outbox'], 'list'>;
  readonly pruning: Pick<Store['pruning'], 'count'>;
  readonly people: Pick<Store['people'], 'count'>;
  readonly states: Pick<Store['states'], 'get'>;
}

const checkVersion = (version: number) => {
  const known = Object.keys(migrations).length;
  if (version === known) return;
  throw new Error(
    version > known
      ? `the tables have version ${version}, and this program knows only ${known}: use a newer program`
      : `the tables have version ${version} and not yet ${known}: restart the shop first`,
  );
};

const openKept = async (
  address: DatabaseAddress,
  open: (address: DatabaseAddress) => Promise<Database>,
  failure: string,
): Promise<Store | undefined> => {
  if (address.kind === 'sqlite' && !existsSync(address.path)) return undefined;
  try {
    const database = await open(address);
    try {
      const version = await readVersion(database.db);
      if (version === undefined) {
        await database.close();
        return undefined;
      }
      checkVersion(version);
      return createStore(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    throw new Error(`${failure} ${formatAddress(address)}: ${reasonOf(error)}`, {
      cause: error,
    });
  }
};

/**
 * Opens a database read-only, also while a shop uses it.
 *
 * @returns `undefined` if the database does not exist or has no tables yet
 * @throws if it cannot be reached or read; the message has the address
 */
export const openReadingStore = (address: DatabaseAddress): Promise<ReadingStore | undefined> =>
  openKept(address, openReader, 'orders cannot be read from');

/** The changes that operators can make. */
export interface ChangingStore extends Pick<
  Store,
  'close' | 'pruning' | 'people' | 'states' | 'documents'
> {
  readonly outbox: Pick<Store['outbox'], 'retry'>;
}

/**
 * Opens a database for changes, see {@link openForChanging}.
 *
 * @returns and throws as {@link openReadingStore}
 */
export const openChangingStore = (address: DatabaseAddress): Promise<ChangingStore | undefined> =>
  openKept(address, openForChanging, 'nothing can be changed in');
