import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * The driver of the query builder for a pool. Unlike the one of the query builder, it closes a connection after an error
 * unless a ROLLBACK has succeeded: after a timeout the connection may still run the query, or have an open transaction.
 * Another query on it would not be committed.
 */
const createDriver = (pool: Pool): Driver => {
  const clients = new WeakMap<DatabaseConnection, PoolClient>();
  const failed = new WeakSet<DatabaseConnection>();

  const createConnection = (client: PoolClient): DatabaseConnection => {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
        try {
          const { rows } = await client.query(sql, [...parameters]);
          return { rows };
        } catch (error) {
          failed.add(connection);
          throw error;
        }
      },
      streamQuery: () => {
        throw new Error('orders: the driver cannot stream rows');
      },
    };
    return connection;
  };

  const run = async (connection: DatabaseConnection, statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };

  return {
    init: async () => {},
    acquireConnection: async () => {
      const client = await pool.connect();
      const connection = createConnection(client);
      clients.set(connection, client);
      return connection;
    },
    releaseConnection: async (connection) =>
      clients.get(connection)?.release(failed.has(connection)),
    beginTransaction: (connection) => run(connection, 'BEGIN'),
    commitTransaction: (connection) => run(connection, 'COMMIT'),
    rollbackTransaction: async (connection) => {
      await run(connection, 'ROLLBACK').then(
        () => failed.delete(connection),
        // The caller gets the error that led to the rollback.
        () => {},
      );
    },
    // The pool is closed by its owner.
    destroy: async () => {},
  };
};

/** An arbitrary number that nothing else in the database uses. The shop has always had this one. */
const LOCK_ID = 7_246_812;

/** Only one process at a time migrates. The end of the connection releases the lock, also if the process dies. */
class ShopPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`SELECT pg_advisory_lock(${sql.lit(LOCK_ID)})`.execute(db);
  }

  override async releaseMigrationLock(db: Kysely<unknown>): Promise<void> {
    // If the connection is lost, so is the lock, and the caller gets the error that led here.
    await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(db).catch(() => {});
  }
}

export const createPostgresDialect = (pool: Pool): Dialect => ({
  createAdapter: () => new ShopPostgresAdapter(),
  createDriver: () => createDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
