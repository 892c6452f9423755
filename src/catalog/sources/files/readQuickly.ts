import { createLimiter } from '@troupe/basics/limiter';
import { readAtOnce } from './readAtOnce';
import { readBounded } from './readBounded';

/** A generous time to read a file from the page cache, in ms. */
const quick = 0.2;

/** The accumulated delay of a disk, in ms, after which files are read asynchronously. */
const mostBehind = 20;

/** The number of concurrent reads from a slow disk. */
const openAtOnce = 64;

interface Reading {
  /** In ms. */
  readonly now?: () => number;
  readonly readAtOnce?: typeof readAtOnce;
  readonly readBounded?: typeof readBounded;
}

/**
 * Reads many files as fast as their disk allows. A call to the thread pool takes five times as long as a synchronous
 * read of a small file. But a slow disk must not block the process, so after too much delay all further files are read
 * asynchronously and concurrently.
 *
 * @returns a function that returns at most `most` bytes from the start of a file
 */
export const createQuickReader = (reading: Reading = {}) => {
  const { now = () => performance.now(), ...using } = { readAtOnce, readBounded, ...reading };
  const takeTurn = createLimiter({ running: openAtOnce });
  let behind = 0;

  return (path: string, most: number): Buffer | Promise<Buffer> => {
    if (behind > mostBehind) return takeTurn(() => using.readBounded(path, most));
    const startedAt = now();
    try {
      return using.readAtOnce(path, most);
    } finally {
      behind = Math.max(0, behind + now() - startedAt - quick);
    }
  };
};
