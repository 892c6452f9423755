import { type Stats, stat } from 'node:fs';
import { stat as statOne } from 'node:fs/promises';

interface FileStamp {
  /** Differs whenever the file may have changed; that of a copy which keeps the times differs too. */
  readonly stamp: string;
  /** In bytes. */
  readonly size: number;
}

export interface EntryStamp extends FileStamp {
  /** Neither a folder nor a pipe nor a device. */
  readonly isFile: boolean;
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  codes.some((code) => code === error.code);

export const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT', 'ENOTDIR');

/** A link that leads to itself, by whatever detours. */
const isEndless = (error: unknown): boolean => hasCode(error, 'ELOOP', 'ENAMETOOLONG');

const endless: EntryStamp = { stamp: 'endless', size: 0, isFile: false };

const toStamp = (stats: Stats): EntryStamp => ({
  stamp: `${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino} ${stats.size}`,
  size: stats.size,
  isFile: stats.isFile(),
});

/**
 * @returns nothing where there is no such file
 * @throws when that cannot be told: a disk that fails has not lost its files
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

/** How many looks are under way at a time: asking for ten thousand at once would hold up everybody else. */
const looksAtOnce = 256;

/**
 * Whatever stands at each of many paths; nothing where nothing does. A promise for
 * each would take five times as long as the looks themselves, which counts with ten thousand files looked at each second.
 *
 * @throws when that cannot be told of one of them
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
