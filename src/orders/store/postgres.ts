import { Pool, type PoolClient, types } from 'pg';
import type { Database, Statement } from './database';

/** PostgreSQL numbers its places: `?` becomes `$1`, `$2`, … No statement of ours has a question mark in a text. */
const toNumbered = ({ sql, values }: Statement) => {
  let place = 0;
  return { text: sql.replaceAll('?', () => `$${(place += 1)}`), values: [...values] };
};

const toNumber = (text: string) => Number(text);

/** Amounts are whole and far below 2^53, so that the driver's text for 64-bit numbers is not needed. */
const getTypeParser: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 && format !== 'binary' ? toNumber : types.getTypeParser(id, format);

const transact = async (client: PoolClient, statements: readonly Statement[]) => {
  await client.query('BEGIN');
  for (const statement of statements) await client.query(toNumbered(statement));
  await client.query('COMMIT');
};

/** Any number that nothing else in the database uses. */
const lockId = 7_246_812;

/**
 * PostgreSQL. Connections are made when they are needed, so that a server which is down is met by the first statement,
 * within seconds, and one that comes back is found again.
 *
 * @param isReader refuses every write
 */
export const openPostgres = (url: string, isReader = false): Database => {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    lock_timeout: 4000,
    idle_in_transaction_session_timeout: 10_000,
    // The server may be gone without a word; a statement is not waited for much longer than it may take.
    query_timeout: 6000,
    keepAlive: true,
    application_name: 'troupe',
    types: { getTypeParser },
    ...(isReader ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) console.error('orders: lost a connection:', error.message);
  });
  return {
    query: async (statement) => (await pool.query(toNumbered(statement))).rows,
    write: async (statements) => {
      const client = await pool.connect();
      // A connection can die between two statements, too.
      const ignore = () => {};
      client.on('error', ignore);
      let broken: Error | undefined;
      try {
        await transact(client, statements);
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.off('error', ignore);
        client.release(broken);
      }
    },
    queueUp: [{ sql: `SELECT pg_advisory_xact_lock(${lockId})`, values: [] }],
    close: () => pool.end(),
  };
};
