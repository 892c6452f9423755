import type { Database } from './database';
import type { DatabaseAddress } from './databaseAddress';
import { openPostgres } from './postgres';
import { openSqlite, openSqliteAlone, openSqliteReader } from './sqlite';

/** For taking orders. Its tables may not be there yet. */
export const openDatabase = async (address: DatabaseAddress): Promise<Database> =>
  address.kind === 'sqlite' ? openSqlite(address.path) : openPostgres(address.url);

/** For looking at orders while the shop takes more: it can change nothing, not even by accident. */
export const openReader = async (address: DatabaseAddress): Promise<Database> =>
  address.kind === 'sqlite' ? openSqliteReader(address.path) : openPostgres(address.url, true);

/** For changing what it keeps. Beside a running shop in PostgreSQL alone: SQLite must not have two that write. */
export const openForChanging = async (address: DatabaseAddress): Promise<Database> =>
  address.kind === 'sqlite' ? openSqliteAlone(address.path) : openPostgres(address.url);
