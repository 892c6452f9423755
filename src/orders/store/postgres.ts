import { Pool, type PoolClient, type QueryConfig, types } from 'pg';
import { log } from '@/log/log';
import type { Database, Statement, Value } from './database';

/** PostgreSQL numbers its places: `?` becomes `$1`, `$2`, … No statement of ours has a question mark in a text. */
const toNumbered = ({ sql, values }: Statement) => {
  let place = 0;
  return { text: sql.replaceAll('?', () => `$${(place += 1)}`), values: [...values] };
};

const toNumber = (text: string) => Number(text);

/** Amounts are whole and far below 2^53, so that the driver's text for 64-bit numbers is not needed. */
const getTypeParser: typeof types.getTypeParser = (id, format) =>
  id === types.builtins.INT8 && format !== 'binary' ? toNumber : types.getTypeParser(id, format);

/** In ms that a statement may take, and that it may wait for a lock meanwhile. */
const patience = { statement: 5000, lock: 4000 };

/** A change to large tables takes its time, and so does waiting for another process that makes one. */
const alteringPatience = { statement: 600_000, lock: 300_000 };

/** What the server may need beyond that to say so. The connection may be gone without a word. */
const grace = 1000;

/** Any number that nothing else in the database uses. */
const lockId = 7_246_812;

const transact = async (client: PoolClient, statements: readonly Statement[]) => {
  await client.query('BEGIN');
  for (const statement of statements) await client.query(toNumbered(statement));
  await client.query('COMMIT');
};

/** The lock is let go of with the transaction, also when the process or its connection dies. */
const alterAlone = async (client: PoolClient, statements: readonly Statement[]) => {
  const { statement: most, lock } = alteringPatience;
  const run = (text: string, values: readonly Value[] = []) =>
    // The types do not know that a query may have a limit of its own; the driver does.
    client.query({ text, values: [...values], query_timeout: most + grace } as QueryConfig);
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
 * PostgreSQL. Connections are made when they are needed, so that a server which is down is met by the first statement,
 * within seconds, and one that comes back is found again.
 *
 * @param isReader refuses every write
 */
export const openPostgres = (url: string, isReader = false): Database => {
  const pool = new Pool({
    connectionString: url,
    max: 5,
    // Also for a turn, while all of them are taken.
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: 10_000,
    query_timeout: patience.statement + grace,
    keepAlive: true,
    application_name: 'troupe',
    types: { getTypeParser },
    ...(isReader ? { options: '-c default_transaction_read_only=on' } : {}),
  });
  // An idle connection that dies is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    if (!pool.ending) log.error('orders: lost a connection', { error });
  });
  const run = (work: typeof transact) => async (statements: readonly Statement[]) => {
    const client = await pool.connect();
    // A connection can die between two statements, too.
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
    close: () => pool.end(),
  };
};
