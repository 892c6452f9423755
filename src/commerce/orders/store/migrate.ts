import { type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database';
import { hasTable, type Queryable, readFormerVersion } from './migrations/formerVersion';
import { migrations as shipped } from './migrations/migrations';

/**
 * The number of migrations that a database has run.
 *
 * @returns `undefined` if no shop has ever migrated it
 */
export const readVersion = async (db: Queryable): Promise<number | undefined> => {
  const former = await readFormerVersion(db);
  if (!(await hasTable(db, 'kysely_migration'))) return former;
  const { rows } = await sql`SELECT name FROM kysely_migration`.execute(db);
  // A process that is taking the database over has not run any yet.
  return Math.max(rows.length, former ?? 0);
};

/**
 * Migrates the tables. All steps that are missing run in one transaction. Several processes may call it at the same
 * time: the first one migrates, and the others wait for it.
 *
 * @throws if the database is newer than this code, which must then not change it
 */
export const migrate = async (
  { alter }: Database,
  migrations: Readonly<Record<string, Migration>> = shipped,
): Promise<void> =>
  alter(async (db) => {
    const newest = Object.keys(migrations).length;
    const version = (await readVersion(db)) ?? 0;
    if (version > newest) {
      throw new Error(
        `the database has version ${version} of the tables, and this program knows only ${newest}: start a newer program`,
      );
    }
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations }) },
    });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
