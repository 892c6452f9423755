import type { Client, InValue, Transaction } from '@libsql/client/sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { FileGuard } from './sqliteFiles';

const isValue = (value: unknown): value is InValue =>
  value === null || typeof value === 'string' || typeof value === 'number';

/** @throws if a parameter is of a type that no column has */
export const toStatement = ({ sql, parameters }: CompiledQuery) => ({
  sql,
  args: parameters.map((value) => {
    if (!isValue(value)) throw new TypeError(`orders: ${typeof value} is no value of a column`);
    return value;
  }),
});

/** A lock for one holder at a time; others wait in the order in which they came. */
const createMutex = () => {
  let last = Promise.resolve();
  let unlock = () => {};
  return {
    lock: async (): Promise<void> => {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => (release = resolve));
      await before;
      unlock = release;
    },
    unlock: () => unlock(),
  };
};

/**
 * The driver of the query builder for a client with one connection. Whoever has acquired it has it alone, so no query
 * gets into the transaction of another.
 */
const createDriver = (client: Client, { verify }: FileGuard): Driver => {
  const { lock, unlock } = createMutex();
  let transaction: Transaction | undefined;

  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      verify();
      const { rows } = await (transaction ?? client).execute(toStatement(query));
      // `parseRows` checks the rows. The query builder only passes them on.
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
      return { rows: rows as unknown[] as Row[] };
    },
    streamQuery: () => {
      throw new Error('orders: the driver cannot stream rows');
    },
  };

  return {
    init: async () => {},
    acquireConnection: async () => {
      await lock();
      return connection;
    },
    releaseConnection: async () => unlock(),
    beginTransaction: async () => {
      verify();
      // Takes the lock of the file at once. A transaction that takes it later can fail when it writes.
      transaction = await client.transaction('write');
    },
    commitTransaction: async () => {
      await transaction?.commit();
      transaction = undefined;
      verify();
    },
    rollbackTransaction: async () => {
      transaction?.close();
      transaction = undefined;
    },
    // The client is closed by its owner.
    destroy: async () => {},
  };
};

/** A failed migration leaves nothing: SQLite supports transactions for schema changes. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** @param client a client with one connection */
export const createLibsqlDialect = (client: Client, guard: FileGuard): Dialect => ({
  createAdapter: () => new TransactionalSqliteAdapter(),
  createDriver: () => createDriver(client, guard),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
