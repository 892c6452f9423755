import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Client, createClient, type Transaction } from '@libsql/client/sqlite3';
import { z } from 'zod';
import { processState } from '@/platform/process/processState';
import { toFields } from '@troupe/basics/fields';
import { createOwnerOnly } from './ownerOnly';

const RETRY_DELAY_MS = 100;
/** Short, because SQLite waits in the main thread. */
const BUSY_TIMEOUT_MS = 20;

const holder = z.object({ pid: z.number(), host: z.string(), since: z.string() });

/** The process that holds a lock, from its holder file. `since` is ISO 8601 in UTC. */
export type LockHolder = z.output<typeof holder>;

export interface ProcessLock {
  readonly release: () => void;
}

const formatHolder = (holder: LockHolder | undefined): string =>
  holder ? `process ${holder.pid} on ${holder.host} since ${holder.since}` : 'another process';

/** A lock that another process holds. */
export class LockHeldError extends Error {
  readonly code = 'DATABASE_IN_USE';

  /** @param holder `undefined` if the process has not written its holder file yet */
  constructor(readonly holder: LockHolder | undefined) {
    super(`it is in use by ${formatHolder(holder)}`);
  }
}

const isBusy = (error: unknown): boolean =>
  String(toFields(error)['code']).startsWith('SQLITE_BUSY');

/**
 * A separate file, because the driver keeps a read lock on a database until a `SELECT` statement is garbage collected,
 * so a refused process that reads the holder from the database could block the next process.
 */
const toHolderPath = (path: string): string => `${path}-holder`;

const noteHolder = (path: string): void => {
  const self: LockHolder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
  };
  try {
    createOwnerOnly(toHolderPath(path), dirname(path));
    writeFileSync(toHolderPath(path), JSON.stringify(self));
  } catch {
    // The disk may be full. The lock is valid without the holder file.
  }
};

const readHolder = (path: string): LockHolder | undefined => {
  try {
    return holder.safeParse(JSON.parse(readFileSync(toHolderPath(path), 'utf8'))).data;
  } catch {
    // Not written yet, or not readable for this user. The lock is valid without it.
    return undefined;
  }
};

/** @throws LockHeldError, or an error if the disk cannot be written */
const tryToTake = async (client: Client, path: string): Promise<Transaction> => {
  try {
    return await client.transaction('write');
  } catch (error) {
    throw isBusy(error) ? new LockHeldError(readHolder(path)) : error;
  }
};

const take = async (path: string, waitMs: number): Promise<() => void> => {
  createOwnerOnly(path, dirname(path));
  const deadline = performance.now() + waitMs;
  const client = createClient({
    url: pathToFileURL(path).href,
    concurrency: 1,
    timeout: BUSY_TIMEOUT_MS,
  });
  for (;;) {
    try {
      const held = await tryToTake(client, path);
      noteHolder(path);
      return () => {
        held.close();
        client.close();
      };
    } catch (error) {
      if (!(error instanceof LockHeldError) || performance.now() >= deadline) {
        client.close();
        throw error;
      }
    }
    await sleep(RETRY_DELAY_MS);
  }
};

interface SharedLock {
  users: number;
  readonly taken: Promise<() => void>;
}

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    databaseLocks: Map<string, SharedLock>;
  }
}

/**
 * Takes a lock that one process at a time can hold: an open transaction in a separate small SQLite database. The
 * operating system releases it when the process ends in any way, so no stale lock is left. Several users in one process
 * share it.
 *
 * @param path the path of the lock's database
 * @param waitMs how long to wait for a process that is about to end
 * @throws LockHeldError with the holder, if another process holds the lock
 */
export const takeProcessLock = async (path: string, waitMs: number): Promise<ProcessLock> => {
  const locks = (processState.databaseLocks ??= new Map());
  const lock: SharedLock = locks.get(path) ?? { users: 0, taken: take(path, waitMs) };
  locks.set(path, lock);
  lock.users += 1;
  const leave = (): boolean => {
    lock.users -= 1;
    const isLast = lock.users === 0;
    if (isLast && locks.get(path) === lock) locks.delete(path);
    return isLast;
  };
  let end: () => void;
  try {
    end = await lock.taken;
  } catch (error) {
    leave();
    throw error;
  }
  let isReleased = false;
  return {
    release: () => {
      if (isReleased) return;
      isReleased = true;
      if (leave()) end();
    },
  };
};
