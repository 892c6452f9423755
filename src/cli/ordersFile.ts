import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { toOperatorSocketPath } from '@/commerce/orders/operator/operatorSocket';
import type { DatabaseAddress } from '@/commerce/orders/store/databaseAddress';
import { listSqliteFiles } from '@/commerce/orders/store/sqliteFiles';

/** Follows links, also in the folders of a file that does not exist yet. @param path absolute */
const toRealPath = (path: string): string =>
  existsSync(path) ? realpathSync.native(path) : join(toRealPath(dirname(path)), basename(path));

/** All paths that lead to a file of the database. SQLite puts its log beside the file that a link points to. */
const listDatabasePaths = (path: string): ReadonlySet<string> => {
  const files = [path, toRealPath(path)].flatMap((it) => [
    ...listSqliteFiles(it),
    toOperatorSocketPath(it),
  ]);
  return new Set(files.flatMap((file) => [file, toRealPath(file)]));
};

/**
 * Replaces a file atomically.
 *
 * @param database its files are never replaced
 * @param write receives the path of a file that does not exist yet
 * @throws if `out` is a file of the database; no file is changed then
 */
export const replaceFile = async (
  out: string,
  database: DatabaseAddress,
  write: (part: string) => Promise<void>,
): Promise<void> => {
  const part = `${out}.part`;
  if (database.kind === 'sqlite') {
    const taken = listDatabasePaths(database.path);
    if ([out, part].some((path) => taken.has(toRealPath(resolve(path))))) {
      throw new Error(`${out} would replace a file of the shop's database: name another file`);
    }
  }
  rmSync(part, { force: true });
  try {
    await write(part);
    renameSync(part, out);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
};
