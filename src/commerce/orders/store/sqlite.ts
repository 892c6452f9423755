import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import { Kysely, sql } from 'kysely';
import { toFields } from '@troupe/basics/fields';
import type { Database } from './database';
import { createLibsqlDialect, toStatement } from './libsqlDialect';
import { createOwnerOnly } from './ownerOnly';
import { LockHeldError, type ProcessLock, takeProcessLock } from './processLock';
import { createFileGuard, type FileGuard, toWriterLockPath } from './sqliteFiles';
import type { Tables } from './tables';

/**
 * Exactly one connection: this driver has SQLite 3.45, and before 3.51.3 two connections that write or checkpoint in
 * WAL mode can lose a commit.
 */
const options = { concurrency: 1, timeout: 5000 };

/** How long to wait for the previous process to end after a stop or kill signal. */
const WRITER_WAIT_MS = 10_000;

const unguarded: FileGuard = { verify: () => {} };

/** Rewrites the files without what was deleted. @throws if a program keeps old copies in its log */
const cleanFiles = async (db: Kysely<Tables>): Promise<void> => {
  await sql`VACUUM`.execute(db);
  const { rows } = await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db);
  if (toFields(rows[0])['busy'] !== 0) {
    throw new Error(
      'the rows are deleted, but a program that reads the database keeps copies of them in its log: run the same command again',
    );
  }
};

const toDatabase = (client: Client, guard: FileGuard = unguarded, lock?: ProcessLock): Database => {
  let hasRemains = false;
  const db = new Kysely<Tables>({ dialect: createLibsqlDialect(client, guard) });
  return {
    db,
    // The client runs the whole batch in one turn of the event loop, so other work cannot delay a transaction.
    write: (queries) =>
      db.connection().execute(async () => {
        guard.verify();
        const statements = Array.from(queries, (query) => toStatement(query.compile()));
        await client.batch(statements, 'write');
        // A commit to a deleted file is lost, so it must not count as stored.
        guard.verify();
      }),
    // There is only one writer.
    hasRowLocks: false,
    // Every transaction waits for the one lock of the file.
    alter: (work) => work(db),
    // `secure_delete` overwrites deleted rows, but not old copies of rows that moved to another page.
    erase: async () => {
      // Before the work, so that what is noted meanwhile stays.
      hasRemains = false;
      try {
        await cleanFiles(db);
      } catch (error) {
        hasRemains = true;
        throw error;
      }
    },
    noteRemains: () => {
      hasRemains = true;
    },
    hasRemains: () => hasRemains,
    close: async () => {
      await db.destroy();
      client.close();
      lock?.release();
    },
  };
};

/** FULL, because a confirmed order must survive a power cut. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

/**
 * Sets up the only connection that writes. SQLite then overwrites deleted rows, so the file no longer contains them.
 *
 * @param first pragmas that must come before all others
 */
const setPragmas = async (client: Client, first: readonly string[] = []): Promise<void> => {
  for (const pragma of [...first, 'secure_delete = ON', ...pragmas]) {
    await client.execute(`PRAGMA ${pragma}`);
  }
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
      await setPragmas(client);
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
    await setPragmas(client, ['locking_mode = EXCLUSIVE']);
    return toDatabase(client, createFileGuard(path), lock);
  } catch (error) {
    client.close();
    lock.release();
    throw isBusy(error) ? stopFirst('it is in use', error) : error;
  }
};
