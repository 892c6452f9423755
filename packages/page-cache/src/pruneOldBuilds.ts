import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const beatMs = 10 * 60_000;
/** In ms since a build was last marked as served. After that, no process serves it any more. */
const goneAfter = 2.5 * beatMs;
/** In ms. The previous build is kept longer, for a rollback. */
const previousKeptFor = 24 * 60 * 60_000;
/** The mtime of this file says when a build was last served. A folder without the file is never removed. */
const signName = 'served';

const readSign = async (folder: string): Promise<number | undefined> => {
  try {
    return (await stat(join(folder, signName))).mtimeMs;
  } catch {
    return undefined;
  }
};

/**
 * Marks a build as served, and removes the pages of builds that are not served any more.
 *
 * @param folder the parent folder of all builds
 */
export const pruneOldBuilds = async (
  folder: string,
  buildId: string,
  now: number = Date.now(),
): Promise<void> => {
  await mkdir(join(folder, buildId), { recursive: true });
  await writeFile(join(folder, buildId, signName), '');
  const others: { readonly path: string; readonly servedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const servedAt = name === buildId ? undefined : await readSign(path);
    if (servedAt !== undefined) others.push({ path, servedAt });
  }
  others.sort((a, b) => b.servedAt - a.servedAt);
  for (const [index, { path, servedAt }] of others.entries()) {
    if (now - servedAt > (index === 0 ? previousKeptFor : goneAfter)) {
      await rm(path, { recursive: true, force: true });
    }
  }
};

/** Calls `tidy` after five seconds and then every ten minutes. The timers do not keep the process alive. */
export const startPruning = (tidy: () => Promise<void>): void => {
  const run = () => void tidy();
  setTimeout(run, 5000).unref();
  setInterval(run, beatMs).unref();
};
