import { type Migration, Migrator, sql } from 'kysely';
import type { Database } from './database';
import { hasTable, type Queryable, readFormerVersion } from './migrations/formerVersion';
import { migrations as shipped } from './migrations/migrations';

/** The migrations that a database has run, in their order. `undefined` if it has never run one by Kysely. */
const readNames = async (db: Queryable): Promise<readonly string[] | undefined> => {
  if (!(await hasTable(db, 'kysely_migration'))) return undefined;
  const names = sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`;
  return (await names.execute(db)).rows.map(({ name }) => name);
};

/**
 * The number of migrations that a database has run.
 *
 * @returns `undefined` if no shop has ever migrated it
 */
export const readVersion = async (db: Queryable): Promise<number | undefined> => {
  const former = await readFormerVersion(db);
  const names = await readNames(db);
  // A process that is taking the database over has not run any yet.
  return names ? Math.max(names.length, former ?? 0) : former;
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
    const names = Object.keys(migrations).sort();
    // Kysely reads the schema of all tables before it finds nothing to do.
    if ((await readNames(db))?.join() === names.join()) return;
    const newest = names.length;
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
