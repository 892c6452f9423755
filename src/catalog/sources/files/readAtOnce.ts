import { closeSync, openSync, readSync } from 'node:fs';
import { readingFlags } from './readBounded';

/**
 * Reads the first bytes of a file synchronously. For files in the page cache this is faster than a call to the thread
 * pool.
 *
 * @param most the maximum number of bytes
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
