import { closeSync, openSync, readSync } from 'node:fs';
import { readingFlags } from './readBounded';

/**
 * The first bytes of a file, while everybody waits: right for a disk that has them in memory, which gives them before
 * anybody else could have been asked to fetch them.
 *
 * @param most how many at most
 */
export const readAtOnce = (path: string, most: number): Buffer => {
  const file = openSync(path, readingFlags);
  try {
    const buffer = Buffer.allocUnsafe(most);
    return buffer.subarray(0, readSync(file, buffer, 0, most, null));
  } finally {
    closeSync(file);
  }
};
