import { type Stats, stat } from 'node:fs';
import { stat as statOne } from 'node:fs/promises';
import { hasErrorCode, isMissing } from './errorCode';

interface FileStamp {
  /** Changes whenever the file may have changed, also if a copy preserves the times. */
  readonly stamp: string;
  /** In bytes. */
  readonly size: number;
}

export interface EntryStamp extends FileStamp {
  /** False for folders, pipes and devices. */
  readonly isFile: boolean;
}

/** A symbolic link in a loop. */
const isEndless = (error: unknown): boolean => hasErrorCode(error, 'ELOOP', 'ENAMETOOLONG');

const endless: EntryStamp = { stamp: 'endless', size: 0, isFile: false };

const toStamp = (stats: Stats): EntryStamp => ({
  stamp: `${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino} ${stats.size}`,
  size: stats.size,
  isFile: stats.isFile(),
});

/**
 * @returns `undefined` if there is no such file
 * @throws if that is unknown: an I/O error does not mean that the file is missing
 */
export const readFileStamp = async (path: string): Promise<FileStamp | undefined> => {
  try {
    const entry = toStamp(await statOne(path));
    return entry.isFile ? entry : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Concurrent `stat` calls: ten thousand at once would delay everything else. */
const looksAtOnce = 256;

/**
 * Reads the stamps of many paths; `undefined` for missing ones. Uses callbacks: a promise per path would take five
 * times as long as the calls themselves, which matters with ten thousand files per second.
 *
 * @throws if one of them cannot be read for another reason than being missing
 */
export const readEntryStamps = (
  paths: readonly string[],
): Promise<readonly (EntryStamp | undefined)[]> =>
  new Promise((resolve, reject) => {
    const stamps = new Array<EntryStamp | undefined>(paths.length);
    let next = 0;
    let open = paths.length;
    if (open === 0) resolve(stamps);
    const look = () => {
      const index = next++;
      const path = paths[index];
      if (path === undefined) return;
      stat(path, (error, stats) => {
        if (!error) stamps[index] = toStamp(stats);
        else if (isEndless(error)) stamps[index] = endless;
        else if (!isMissing(error)) reject(error);
        open -= 1;
        if (open === 0) resolve(stamps);
        else look();
      });
    };
    for (let count = 0; count < looksAtOnce; count += 1) look();
  });
