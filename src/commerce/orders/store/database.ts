import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables';

/** The database operations that orders need, so that the same queries work with both databases. */
export interface Database {
  /** Builds and runs single queries. */
  readonly db: Kysely<Tables>;
  /** Runs all queries in one transaction, which never waits for other work. Resolves when it is on disk. */
  readonly write: (queries: readonly Compilable[]) => Promise<void>;
  /** Whether several writers are possible, so that a `SELECT` for changing rows should skip those locked by others. */
  readonly hasRowLocks: boolean;
  /** Runs schema changes, with longer timeouts. */
  readonly alter: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Removes remains of deleted rows from the database files, as far as the database allows a client to do so. */
  readonly erase: () => Promise<void>;
  readonly close: () => Promise<void>;
}
