import { close, constants, open, read } from 'node:fs';
import { promisify } from 'node:util';

// Takes a third of the work of `fs/promises`, which matters for ten thousand files.
const fs = { open: promisify(open), read: promisify(read), close: promisify(close) };

// If a pipe has replaced the file meanwhile, `open` must not wait for its other end.
export const readingFlags = constants.O_RDONLY | constants.O_NONBLOCK;

/**
 * Reads the first bytes of a file.
 *
 * @param most the maximum number of bytes
 */
export const readBounded = async (path: string, most: number): Promise<Buffer> => {
  const file = await fs.open(path, readingFlags);
  try {
    const { bytesRead, buffer } = await fs.read(file, Buffer.allocUnsafe(most), 0, most, null);
    return buffer.subarray(0, bytesRead);
  } finally {
    await fs.close(file);
  }
};
