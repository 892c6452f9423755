import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const beatMs = 10 * 60_000;
/** In ms without a sign of life: nobody serves that build any more. */
const goneAfter = 2.5 * beatMs;
/** In ms: the build before this one, in case that somebody goes back to it. */
const previousKeptFor = 24 * 60 * 60_000;
/** Its time says when a build was last served. A folder without it is not ours to remove. */
const signName = 'served';

const readSign = async (folder: string): Promise<number | undefined> => {
  try {
    return (await stat(join(folder, signName))).mtimeMs;
  } catch {
    return undefined;
  }
};

/**
 * Says that a build is being served, and removes the pages of builds that are not.
 *
 * @param folder of all builds
 */
export const tidyBuilds = async (
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

/** Every ten minutes, beginning soon. Keeps no process alive. */
export const startHousekeeping = (tidy: () => Promise<void>): void => {
  const run = () => void tidy();
  setTimeout(run, 5000).unref();
  setInterval(run, beatMs).unref();
};
