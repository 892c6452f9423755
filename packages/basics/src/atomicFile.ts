import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './errorCode';

/** Younger drafts may still be written by another process. */
const ABANDONED_AFTER_MS = 60_000;

interface AtomicWriteOptions<Result> {
  /** The temporary file, in the same folder. By default, its name is that of the file, a random part and `.tmp`. */
  readonly draft?: string;
  /**
   * Whether the bytes reach the disk before the name does (`fsync`). Otherwise the file may be incomplete after a power
   * failure, which readers must detect.
   */
  readonly isSynced: boolean;
  /** Called with the complete draft before it gets its name. */
  readonly finish?: (file: FileHandle) => Promise<Result>;
}

const writeDraft = async <Result>(
  draft: string,
  content: string | Buffer,
  { isSynced, finish }: AtomicWriteOptions<Result>,
): Promise<Result> => {
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(content);
    if (isSynced) await file.sync();
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- without `finish`, there is no result
    return (await finish?.(file)) as Result;
  } finally {
    await file.close();
  }
};

/**
 * Replaces a file atomically: a concurrent reader, or one after a crash of this process, gets either the old or the new
 * content, complete.
 *
 * @param path in a folder that exists
 * @returns the result of `finish`
 * @throws if the disk rejects it; the file is unchanged then
 */
export const writeAtomically = async <Result = void>(
  path: string,
  content: string | Buffer,
  options: AtomicWriteOptions<Result>,
): Promise<Result> => {
  const { draft = `${path}.${randomUUID()}.tmp` } = options;
  try {
    const result = await writeDraft(draft, content, options);
    await rename(draft, path);
    return result;
  } catch (error) {
    // The error of the write is the one that matters.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
};

/**
 * Removes the drafts of processes that were killed while they wrote.
 *
 * @param names of drafts in the folder; those that are gone, or may still be written, are skipped
 * @param now in ms since 1970
 * @throws if the disk fails
 */
export const removeAbandoned = async (
  folder: string,
  names: readonly string[],
  now: number = Date.now(),
): Promise<void> => {
  for (const name of names) {
    const path = join(folder, name);
    try {
      const stats = await stat(path);
      if (!stats.isFile() || now - stats.mtimeMs <= ABANDONED_AFTER_MS) continue;
    } catch (error) {
      if (isMissing(error)) continue;
      throw error;
    }
    await rm(path, { force: true });
  }
};
