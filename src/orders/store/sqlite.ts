import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Client, createClient } from '@libsql/client/sqlite3';
import type { Database, Statement } from './database';

/**
 * Exactly one connection: the SQLite in this driver is 3.45, and before 3.51.3 two connections that write or checkpoint
 * in WAL mode can lose a commit between them.
 */
const options = { concurrency: 1, timeout: 5000 };

const toArgs = ({ sql, values }: Statement) => ({ sql, args: [...values] });

const toDatabase = (client: Client): Database => {
  const write: Database['write'] = async (statements) => {
    await client.batch(statements.map(toArgs), 'write');
  };
  return {
    query: async (statement) => (await client.execute(toArgs(statement))).rows,
    write,
    // Nobody else writes.
    skipLocked: '',
    // The file has one lock, which every write waits for.
    alter: write,
    close: async () => client.close(),
  };
};

/** Set on the one connection there is. FULL, since an order that was answered must survive a power cut. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

/**
 * The embedded database, made together with its folder where there is none. Only one process may have it open for
 * writing; others read it by `openSqliteReader`.
 *
 * @param path absolute
 * @throws when the folder cannot be written or the file is no database
 */
export const openSqlite = async (path: string): Promise<Database> => {
  mkdirSync(dirname(path), { recursive: true });
  const client = createClient({ url: pathToFileURL(path).href, ...options });
  try {
    for (const pragma of pragmas) await client.execute(`PRAGMA ${pragma}`);
  } catch (error) {
    client.close();
    throw error;
  }
  return toDatabase(client);
};

/**
 * The embedded database for reading, also while the shop has it open. `mode=ro` is SQLite's own: such a connection can
 * neither write nor checkpoint, not even when it closes. The driver takes no such parameter, but hands a path on that is
 * a `file:` address itself.
 *
 * @param path absolute
 * @throws when there is no database
 */
export const openSqliteReader = async (path: string): Promise<Database> => {
  const address = `${pathToFileURL(path).href}?mode=ro`;
  const client = createClient({ url: `file:${encodeURIComponent(address)}`, ...options });
  await client.execute('PRAGMA query_only = ON');
  return toDatabase(client);
};

/**
 * The embedded database for changing it while nobody else has it open: an exclusive lock makes sure of that, and keeps
 * everybody out until it is closed. What is deleted is overwritten.
 *
 * @param path absolute
 * @throws when there is no database, or a shop has it open
 */
export const openSqliteAlone = async (path: string): Promise<Database> => {
  const client = createClient({ url: pathToFileURL(path).href, ...options });
  try {
    for (const pragma of ['locking_mode = EXCLUSIVE', 'secure_delete = ON', ...pragmas]) {
      await client.execute(`PRAGMA ${pragma}`);
    }
  } catch (error) {
    client.close();
    if (!String(error).includes('SQLITE_BUSY')) throw error;
    throw new Error('it is in use; stop the shop first', { cause: error });
  }
  return toDatabase(client);
};
