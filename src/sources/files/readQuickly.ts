import { createLimiter } from '@/lib/limiter';
import { readAtOnce } from './readAtOnce';
import { readBounded } from './readBounded';

/** What a file takes that the system has in memory, generously, in ms. */
const quick = 0.2;

/** By how many ms a disk may fall behind that before nobody waits for it any more. */
const mostBehind = 20;

/** How many files are open at a time, of a disk that takes its time. */
const openAtOnce = 64;

interface Reading {
  /** In ms. */
  readonly now?: () => number;
  readonly readAtOnce?: typeof readAtOnce;
  readonly readBounded?: typeof readBounded;
}

/**
 * Reads many files as fast as their disk allows. Asking another thread for each takes five times as long as reading a
 * small file does; but a disk that has to be waited for must not hold up the whole process, so once it has been slow its
 * files are always read elsewhere, many at a time.
 *
 * @returns a function that gives the first bytes of a file, at most as many as it is told
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
