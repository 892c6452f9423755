import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageLocation } from './openPageCache';

/**
 * Checks that the page cache is writable by writing a few bytes. A full or read-only disk has no other visible effect.
 *
 * @throws when they cannot be written; pages then come from memory and from the build
 */
export const checkPages = async ({ folder, buildId }: PageLocation): Promise<void> => {
  await mkdir(join(folder, buildId), { recursive: true });
  await writeFile(join(folder, buildId, 'checked'), `${new Date().toISOString()}\n`);
};
