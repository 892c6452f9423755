import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Fault } from '@/lib/fault';
import { readFileStamp } from '@/lib/fileStamp';
import type { Loaded, RawRecord } from '../loader';

export interface FoundFile {
  /** Below the folder, with forward slashes: its name to an editor. */
  readonly file: string;
  readonly path: string;
}

export type Outcome = { readonly record: RawRecord } | { readonly fault: Fault };

interface Remembered {
  readonly path: string;
  readonly stamp: string;
  readonly outcome: Outcome;
}

const isHidden = (file: string) => file.split('/').some((part) => part.startsWith('.'));

/**
 * All files below a folder whose names end in one way; hidden ones are nobody's content.
 *
 * @throws when the folder cannot be listed
 */
export const listFiles = async (folder: string, ending: RegExp): Promise<FoundFile[]> => {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .map((entry) => entry.split(sep).join('/'))
    .filter((file) => ending.test(file) && !isHidden(file))
    .map((file) => ({ file, path: join(folder, file) }));
};

/**
 * Reads files again and again. One is read anew only when its size or time of change differs, so asking often is cheap.
 *
 * @param read what a file says, or why it says nothing; must not reject
 * @returns a function that gives all of the files it is told, in the order of their names
 */
export const followFiles = (read: (found: FoundFile) => Promise<Outcome>) => {
  let remembered = new Map<string, Remembered>();

  const look = async (found: FoundFile): Promise<[string, Remembered] | undefined> => {
    const { file, path } = found;
    const now = await readFileStamp(path);
    // No file, or gone since it was listed.
    if (!now) return undefined;
    const { stamp } = now;
    const known = remembered.get(file);
    const isUnchanged = known?.stamp === stamp && known.path === path;
    return [file, isUnchanged ? known : { path, stamp, outcome: await read(found) }];
  };

  return async (files: readonly FoundFile[]): Promise<Loaded> => {
    const looked = await Promise.all(files.map(look));
    remembered = new Map(looked.filter((it) => it !== undefined));
    const outcomes = [...remembered]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { outcome }]) => outcome);
    return {
      records: outcomes.flatMap((outcome) => ('record' in outcome ? [outcome.record] : [])),
      faults: outcomes.flatMap((outcome) => ('fault' in outcome ? [outcome.fault] : [])),
    };
  };
};
