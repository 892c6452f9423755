import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as databases from '@/commerce/orders/store/openDatabase';

type Open = typeof databases.openDatabase;

/** @returns a database with the newest tables and no rows, shared by all workers of a run */
const makeTables = async (open: Open, folder: string): Promise<string> => {
  const tables = join(folder, 'tables.db');
  if (existsSync(tables)) return tables;
  const { migrate } = await import('@/commerce/orders/store/migrate');
  const path = join(folder, `tables-${process.pid}.db`);
  const database = await open({ kind: 'sqlite', path });
  await migrate(database);
  await database.close();
  renameSync(path, tables);
  return tables;
};

/**
 * Wraps `openDatabase`: a new SQLite file starts as a copy of one that was migrated before. Tests open some 600 of them.
 * A test of migrations or of new files takes this back with `jest.unmock`.
 */
export const migratedOnce =
  (open: Open): Open =>
  async (address) => {
    const folder = process.env['TEST_FOLDER'];
    if (folder !== undefined && address.kind === 'sqlite') {
      const { path } = address;
      if (!existsSync(path) && existsSync(dirname(path)))
        copyFileSync(await makeTables(open, folder), path);
    }
    return open(address);
  };
