import { Pool, type PoolClient, types } from 'pg';
import { log } from '@/platform/log/log';
import type { Database, Statement, Value } from './database';

/** Converts `?` to the placeholders of PostgreSQL: `$1`, `$2`, … No statement has a question mark in a literal. */
const toNumbered = ({ sql, values }: Statement) => {
  let place = 0;
  return { text: sql.replaceAll('?', () => `$${(place += 1)}`), values: [...values] };
};

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

/** An arbitrary number that nothing else in the database uses. */
const lockId = 7_246_812;

const transact = async (client: PoolClient, statements: readonly Statement[]) => {
  await client.query('BEGIN');
  for (const statement of statements) await client.query(toNumbered(statement));
  await client.query('COMMIT');
};

/** The end of the transaction releases the lock, also if the process or its connection dies. */
const alterAlone = async (client: PoolClient, statements: readonly Statement[]) => {
  const { statement: most, lock } = alteringTimeoutMs;
  const run = (text: string, values: readonly Value[] = []) => {
    // The driver supports a timeout per query, but its types do not have it.
    const query = { text, values: [...values], query_timeout: most + grace };
    return client.query(query);
  };
  await run('BEGIN');
  await run(`SET LOCAL statement_timeout = ${most}`);
  await run(`SET LOCAL lock_timeout = ${lock}`);
  await run(`SELECT pg_advisory_xact_lock(${lockId})`);
  for (const statement of statements) {
    const { text, values } = toNumbered(statement);
    await run(text, values);
  }
  await run('COMMIT');
};

/**
 * Opens PostgreSQL. Connections are created on demand: if the server is down, the first statement fails within seconds,
 * and after a recovery statements succeed again.
 *
 * @param isReader refuses all writes
 */
export const openPostgres = (url: string, isReader = false): Database => {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    // Also limits the wait for a free connection.
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: timeoutMs.statement,
    lock_timeout: timeoutMs.lock,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: timeoutMs.statement + grace,
    keepAlive: true,
    application_name: 'troupe',
    types: { getTypeParser },
    ...(isReader ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // The pool replaces an idle connection that dies; without a listener the error would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.error('orders: lost a connection', { error });
  });
  const run = (work: typeof transact) => async (statements: readonly Statement[]) => {
    const client = await pool.connect();
    // Also needed here, because a connection can die between two statements.
    const ignore = () => {};
    client.on('error', ignore);
    let broken: Error | undefined;
    try {
      await work(client, statements);
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      client.off('error', ignore);
      client.release(broken);
    }
  };
  return {
    query: async (statement) => (await pool.query(toNumbered(statement))).rows,
    write: run(transact),
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    alter: run(alterAlone),
    // Autovacuum reuses the space. Only VACUUM FULL would rewrite the files, but it locks the tables.
    erase: async () => {},
    close: () => pool.end(),
  };
};
