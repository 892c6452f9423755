import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables';

/** The database operations that orders need, so that the same queries work with both databases. */
export interface Database {
  /** Builds and runs single queries. */
  readonly db: Kysely<Tables>;
  /**
   * Runs all queries in one transaction, which never waits for other work. Resolves when it is on disk. Several writers
   * may try the same record at once, so PostgreSQL takes a query from a generator only when the one before it succeeded.
   */
  readonly write: (queries: Iterable<Compilable>) => Promise<void>;
  /** Whether several writers are possible, so that a `SELECT` for changing rows should skip those locked by others. */
  readonly hasRowLocks: boolean;
  /** Runs schema changes, with longer timeouts. */
  readonly alter: <Result>(work: (db: Kysely<Tables>) => Promise<Result>) => Promise<Result>;
  /** Removes remains of deleted rows from the database files, as far as the database allows a client to do so. */
  readonly erase: () => Promise<void>;
  /** Notes that rows were deleted of which `erase` has to remove remains. The note is lost with the process. */
  readonly noteRemains: () => void;
  /** Whether `erase` has something to do: it was noted, and no `erase` has succeeded since, or the last one has failed. */
  readonly hasRemains: () => boolean;
  readonly close: () => Promise<void>;
}
