import { Kysely } from 'kysely';
import { Pool, types } from 'pg';
import { log } from '@/platform/log/log';
import type { Database } from './database';
import { createPostgresDialect } from './postgresDialect';
import type { Tables } from './tables';

const toNumber = (text: string) => Number(text);

/** Parses 64-bit integers as numbers instead of the driver's strings: amounts are far below 2^53. */
const getTypeParser: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 && format !== 'binary' ? toNumber : types.getTypeParser(id, format);

/** The timeouts of a statement, and of its waiting for a lock, in ms. */
const timeoutMs = { statement: 5000, lock: 4000 };

/** Longer timeouts for schema changes of large tables, and for waiting until another process has made them. */
const alteringTimeoutMs = { statement: 600_000, lock: 300_000 };

/** The additional time in ms for the server to report a timeout; after it, the connection counts as lost. */
const grace = 1000;

interface PoolLimits {
  readonly timeouts: { readonly statement: number; readonly lock: number };
  /** The maximum number of connections. */
  readonly max: number;
  /** Refuses all writes. */
  readonly isReader: boolean;
}

const createPool = (url: string, { timeouts, max, isReader }: PoolLimits): Pool => {
  const pool = new Pool({
    connectionString: url,
    max,
    // Also limits the wait for a free connection.
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: timeouts.statement + grace,
    keepAlive: true,
    application_name: 'troupe',
    types: { getTypeParser },
    ...(isReader ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // The pool replaces an idle connection that dies; without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.error('orders: lost a connection', { error });
  });
  // Also needed for a connection in use, because it can die between two statements.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

const createBuilder = (pool: Pool) => new Kysely<Tables>({ dialect: createPostgresDialect(pool) });

/**
 * Opens PostgreSQL. Connections are created on demand: if the server is down, the first statement fails within seconds,
 * and after a recovery statements succeed again.
 *
 * @param isReader refuses all writes
 */
export const openPostgres = (url: string, isReader = false): Database => {
  const pool = createPool(url, { timeouts: timeoutMs, max: 5, isReader });
  const db = createBuilder(pool);
  return {
    db,
    write: (queries) =>
      db.transaction().execute(async (transaction) => {
        for (const query of queries) await transaction.executeQuery(query);
      }),
    hasRowLocks: true,
    alter: async (work) => {
      const own = createPool(url, { timeouts: alteringTimeoutMs, max: 1, isReader });
      try {
        return await work(createBuilder(own));
      } finally {
        await own.end();
      }
    },
    // Autovacuum reuses the space. Only VACUUM FULL would rewrite the files, but it locks the tables.
    erase: async () => {},
    noteRemains: () => {},
    hasRemains: () => false,
    close: async () => {
      await db.destroy();
      await pool.end();
    },
  };
};
