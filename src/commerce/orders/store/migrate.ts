import { type Database, insert, sql } from './database';
import { migrations as shipped } from './migrations';

/** The version of a database with a `migrations` table; 0 if no migration has run. */
export const readVersion = async (database: Database): Promise<number> => {
  const [row] = await database.query(sql('SELECT MAX(version) AS version FROM migrations'));
  return Number(row?.['version'] ?? 0);
};

/**
 * Migrates the tables, one transaction per step. Several processes may run it at the same time: each step first inserts
 * its number, which only one of them can do.
 *
 * @throws if the database is newer than this code, which must then not change it
 */
export const migrate = async (database: Database, migrations = shipped): Promise<void> => {
  await database.alter([
    sql('CREATE TABLE IF NOT EXISTS migrations (version BIGINT PRIMARY KEY, run_at TEXT NOT NULL)'),
  ]);
  const newest = Math.max(0, ...migrations.map(({ version }) => version));
  let version = await readVersion(database);
  while (version < newest) {
    const next = migrations.find((migration) => migration.version > version);
    if (!next) break;
    const note = insert(
      'migrations',
      ['version', 'run_at'],
      [[next.version, new Date().toISOString()]],
    );
    const reached = version;
    try {
      await database.alter([note, ...next.statements.map((statement) => sql(statement))]);
    } catch (error) {
      // If another process was faster, the version has changed. Otherwise the step failed.
      if ((await readVersion(database)) === reached) throw error;
    }
    version = await readVersion(database);
  }
  if (version > newest) {
    throw new Error(
      `the database has version ${version} of the tables, and this program knows only ${newest}: start a newer program`,
    );
  }
};
