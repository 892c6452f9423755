import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import type { Database, Statement } from './database';
import { createOwnerOnly } from './ownerOnly';
import { LockHeldError, type ProcessLock, takeProcessLock } from './processLock';
import { createFileGuard, type FileGuard, toWriterLockPath } from './sqliteFiles';

/**
 * Exactly one connection: this driver has SQLite 3.45, and before 3.51.3 two connections that write or checkpoint in
 * WAL mode can lose a commit.
 */
const options = { concurrency: 1, timeout: 5000 };

/** How long to wait for the previous process to end after a stop or kill signal. */
const WRITER_WAIT_MS = 10_000;

const toArgs = ({ sql, values }: Statement) => ({ sql, args: [...values] });

const unguarded: FileGuard = { verify: () => {} };

const toDatabase = (
  client: Client,
  { verify }: FileGuard = unguarded,
  lock?: ProcessLock,
): Database => {
  const write: Database['write'] = async (statements) => {
    verify();
    await client.batch(statements.map(toArgs), 'write');
    // A commit to a deleted file is lost, so it must not count as stored.
    verify();
  };
  return {
    query: async (statement) => {
      verify();
      return (await client.execute(toArgs(statement))).rows;
    },
    write,
    // There is only one writer.
    skipLocked: '',
    // Every write waits for the one lock of the file.
    alter: write,
    // `secure_delete` overwrites deleted rows, but not old copies of rows that moved to another page.
    erase: async () => {
      await client.execute('VACUUM');
      await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    },
    close: async () => {
      client.close();
      lock?.release();
    },
  };
};

/** For the one connection. FULL, because a confirmed order must survive a power cut. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

const setPragmas = async (client: Client, names: readonly string[]): Promise<void> => {
  for (const pragma of names) await client.execute(`PRAGMA ${pragma}`);
};

/**
 * Opens the SQLite database. Creates it and its folder if missing, with access for this user only. Only one process may
 * have it open for writing; others read it with `openSqliteReader`.
 *
 * @param path absolute
 * @throws LockHeldError if another process has it open for writing
 * @throws if the folder cannot be written or the file is not a database
 */
export const openSqlite = async (path: string): Promise<Database> => {
  createOwnerOnly(path);
  const lock = await takeProcessLock(toWriterLockPath(path), WRITER_WAIT_MS);
  try {
    const client = createClient({ url: pathToFileURL(path).href, ...options });
    try {
      await setPragmas(client, pragmas);
      return toDatabase(client, createFileGuard(path), lock);
    } catch (error) {
      client.close();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * Opens SQLite with `mode=ro`: such a connection can neither write nor checkpoint, not even on close. The driver does
 * not support this parameter, but passes a path that is itself a `file:` URL to SQLite.
 */
const openReadOnly = (path: string): Client => {
  const address = `${pathToFileURL(path).href}?mode=ro`;
  return createClient({ url: `file:${encodeURIComponent(address)}`, ...options });
};

/**
 * Opens the SQLite database read-only, also while the shop has it open.
 *
 * @param path absolute
 * @throws if there is no database
 */
export const openSqliteReader = async (path: string): Promise<Database> => {
  const client = openReadOnly(path);
  await client.execute('PRAGMA query_only = ON');
  return toDatabase(client);
};

/**
 * Copies the current state of the SQLite database to a file for this user only, also while the shop has it open.
 *
 * @param path absolute
 * @param copy absolute; must not exist
 * @throws if there is no database, or the copy cannot be written
 */
export const copySqlite = async (path: string, copy: string): Promise<void> => {
  createOwnerOnly(copy);
  const client = openReadOnly(path);
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  } finally {
    client.close();
  }
};

const isBusy = (error: unknown): boolean => String(error).includes('SQLITE_BUSY');

/**
 * Opens the SQLite database for changes, with an exclusive lock that keeps other processes out until it is closed.
 * Deleted rows are overwritten.
 *
 * @param path absolute
 * @throws if there is no database, or a shop has it open
 */
export const openSqliteAlone = async (path: string): Promise<Database> => {
  const stopFirst = (reason: string, cause: unknown) =>
    new Error(`${reason}; stop the shop first`, { cause });
  const lock = await takeProcessLock(toWriterLockPath(path), 0).catch((error: unknown) => {
    throw error instanceof LockHeldError ? stopFirst(error.message, error) : error;
  });
  const client = createClient({ url: pathToFileURL(path).href, ...options });
  try {
    await setPragmas(client, ['locking_mode = EXCLUSIVE', 'secure_delete = ON', ...pragmas]);
    return toDatabase(client, createFileGuard(path), lock);
  } catch (error) {
    client.close();
    lock.release();
    throw isBusy(error) ? stopFirst('it is in use', error) : error;
  }
};
