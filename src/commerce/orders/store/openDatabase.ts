import type { Database } from './database';
import type { DatabaseAddress } from './databaseAddress';
import { openPostgres } from './postgres';
import { openSqlite, openSqliteAlone, openSqliteReader } from './sqlite';

/** Opens a database for taking orders. Its tables may not exist yet. */
export const openDatabase = async (address: DatabaseAddress): Promise<Database> =>
  address.kind === 'sqlite' ? openSqlite(address.path) : openPostgres(address.url);

/** Opens a database read-only, also while the shop uses it. */
export const openReader = async (address: DatabaseAddress): Promise<Database> =>
  address.kind === 'sqlite' ? openSqliteReader(address.path) : openPostgres(address.url, true);

/** Opens a database for changes. With SQLite the shop must be stopped, because only one process may write to it. */
export const openForChanging = async (address: DatabaseAddress): Promise<Database> =>
  address.kind === 'sqlite' ? openSqliteAlone(address.path) : openPostgres(address.url);
