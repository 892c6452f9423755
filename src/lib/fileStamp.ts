import { stat } from 'node:fs/promises';

interface FileStamp {
  /** Differs whenever the file may have changed; that of a copy which keeps the times differs too. */
  readonly stamp: string;
  /** In bytes. */
  readonly size: number;
}

export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/**
 * @returns nothing where there is no such file
 * @throws when that cannot be told: a disk that fails has not lost its files
 */
export const readFileStamp = async (path: string): Promise<FileStamp | undefined> => {
  try {
    const stats = await stat(path);
    const { mtimeMs, ctimeMs, ino, size } = stats;
    return stats.isFile() ? { stamp: `${mtimeMs} ${ctimeMs} ${ino} ${size}`, size } : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
