import { statSync } from 'node:fs';

/** The lock beside an SQLite database that the writing process holds. */
export const toWriterLockPath = (path: string): string => `${path}.writer-lock`;

/** The lock beside an SQLite database that its shop holds from start to end. */
export const toShopLockPath = (path: string): string => `${path}.shop-lock`;

/** All files of a database: those of SQLite, and the shop's locks. */
export const listSqliteFiles = (path: string): readonly string[] => [
  path,
  ...['-wal', '-shm', '-journal'].map((suffix) => path + suffix),
  ...[toWriterLockPath(path), toShopLockPath(path)].flatMap((lock) => [
    lock,
    `${lock}-journal`,
    `${lock}-holder`,
  ]),
];

/** The file of an open database was deleted or replaced. */
export class DatabaseFileError extends Error {
  readonly code: 'DATABASE_DELETED' | 'DATABASE_REPLACED';

  constructor(path: string, code: DatabaseFileError['code']) {
    const what = code === 'DATABASE_DELETED' ? 'was deleted' : 'was replaced';
    super(
      `${path} ${what} while the shop had it open: stop the shop, put the right file in its place without any -wal and -shm beside it, and start it again`,
    );
    this.code = code;
  }
}

const identify = (path: string): string | undefined => {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
};

/**
 * Remembers the files of a database. A process can write to a deleted open file without an error, and the data is lost
 * when the process ends.
 *
 * @param path the path of a database that this process has opened
 */
export const createFileGuard = (path: string) => {
  const own = identify(path);
  /** SQLite creates this file with the first write. */
  let wal = identify(`${path}-wal`);

  return {
    /** @throws DatabaseFileError if the database's file or its log was replaced or deleted */
    verify: (): void => {
      const now = [identify(path), identify(`${path}-wal`)] as const;
      if (now[0] !== own || (wal !== undefined && now[1] !== wal)) {
        const isGone = now[0] === undefined || now[1] === undefined;
        throw new DatabaseFileError(path, isGone ? 'DATABASE_DELETED' : 'DATABASE_REPLACED');
      }
      wal = now[1];
    },
  };
};

export type FileGuard = ReturnType<typeof createFileGuard>;
