import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesFolder, readBuildId } from './paths';

/**
 * Writes a few bytes where finished pages are kept: a disk that is full or read-only shows in no other way.
 *
 * @throws when they cannot be written; pages then come from memory and from the build
 */
export const checkPageCache = async (): Promise<void> => {
  const buildId = readBuildId();
  // In development nothing is kept.
  if (buildId === undefined) return;
  const folder = join(pagesFolder(), buildId);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'checked'), `${new Date().toISOString()}\n`);
};
