import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { parseRows } from '../parseRows';

/** A database, whatever its tables. */
export type Queryable = Pick<Kysely<unknown>, 'getExecutor' | 'introspection'>;

const versionColumn = z.object({ version: z.number().nullable() });

/** Whether a database has a table. */
export const hasTable = async (db: Queryable, name: string): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name);
};

/**
 * The version in the table `migrations`, in which the shop counted its own migrations before it had those of the query
 * builder. The first three steps only read it.
 *
 * @returns `undefined` without such a table
 */
export const readFormerVersion = async (db: Queryable): Promise<number | undefined> => {
  if (!(await hasTable(db, 'migrations'))) return undefined;
  const { rows } = await sql`SELECT MAX(version) AS version FROM migrations`.execute(db);
  return parseRows(versionColumn, rows)[0]?.version ?? 0;
};

/**
 * Raises the version in the table `migrations`, if there is one. A build from before the query builder then refuses the
 * database, because it does not know the tables.
 */
export const raiseFormerVersion = async (db: Queryable, version: number): Promise<void> => {
  if (!(await hasTable(db, 'migrations'))) return;
  const runAt = new Date().toISOString();
  await sql`INSERT INTO migrations (version, run_at) VALUES (${version}, ${runAt})`.execute(db);
};
