import { homedir } from 'node:os';
import { dirname, relative, resolve } from 'node:path';
import type { Env } from '@/config/env/env';
import { log } from '@/platform/log/log';
import { type DatabaseAddress, toDatabaseAddress } from './store/databaseAddress';
import {
  createOwnerOnly,
  findWritableByOthers,
  isSystemFolder,
  narrowToOwner,
  type OpenPath,
} from './store/ownerOnly';
import { LockHeldError, type ProcessLock, takeProcessLock } from './store/processLock';
import { listSqliteFiles, toShopLockPath } from './store/sqliteFiles';

/** Whether a folder has more than the shop's data: a system folder, or one that has the program or the home folder. */
const isShared = (folder: string): boolean =>
  isSystemFolder(folder) ||
  [process.cwd(), homedir()].some((other) => !relative(folder, other).startsWith('..'));

const warn = ({ path, mode }: OpenPath, text: string): void => log.warn(text, { path, mode });

const restrict = (path: string, dataFolder: string): void => {
  const folder = dirname(path);
  const isOwnFolder = folder === dataFolder && !isShared(folder);
  const { narrowed, open } = narrowToOwner([
    ...(isOwnFolder ? [folder] : []),
    ...listSqliteFiles(path),
  ]);
  for (const it of narrowed) {
    warn(it, 'customer data was open to other users of this machine, and no longer is');
  }
  for (const it of open) warn(it, 'customer data is open to other users of this machine');
  const writable = findWritableByOthers(folder);
  if (writable) warn(writable, 'other users of this machine can replace the orders database');
};

/**
 * Prepares the shop's data on this machine. Called once by the process that starts the shop. Locks an SQLite database
 * until the process ends, and restricts its files to this user. Does nothing for PostgreSQL.
 *
 * @returns the lock
 * @throws LockHeldError if another shop uses the same SQLite database
 * @throws if the disk cannot be written; the shop can then show its pages, but takes no orders
 */
export const prepareData = async (
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<ProcessLock | undefined> => {
  const address: DatabaseAddress = toDatabaseAddress(env);
  if (address.kind === 'postgres') return undefined;
  createOwnerOnly(address.path);
  restrict(address.path, resolve(/* turbopackIgnore: true */ process.cwd(), env.dataDir));
  return takeProcessLock(toShopLockPath(address.path), 0);
};

/**
 * Calls {@link prepareData} at the start of a process. Logs one line and exits if another shop uses the database. Only
 * logs a warning if the disk cannot be written.
 */
export const prepareDataOrExit = async (
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
): Promise<void> => {
  try {
    await prepareData(env);
  } catch (error) {
    if (error instanceof LockHeldError) {
      const { path } = { path: '', ...toDatabaseAddress(env) };
      log.error(
        `the shop cannot be started: ${path} belongs to one shop, and ${error.message}. Stop that shop, or give this one a DATA_DIR or DATABASE_URL of its own`,
      );
      process.exit(1);
    }
    log.warn('orders and enquiries cannot be taken for now', { error });
  }
};
