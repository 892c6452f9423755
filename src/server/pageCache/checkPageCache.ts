import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesFolder, readBuildId } from './paths';

/**
 * Checks that the page cache is writable by writing a few bytes. A full or read-only disk has no other visible effect.
 *
 * @throws when they cannot be written; pages then come from memory and from the build
 */
export const checkPageCache = async (): Promise<void> => {
  const buildId = readBuildId();
  // There is no page cache in development.
  if (buildId === undefined) return;
  const folder = join(pagesFolder(), buildId);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'checked'), `${new Date().toISOString()}\n`);
};
