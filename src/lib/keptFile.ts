import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const draftEnding = '.tmp';
/** In ms: what another process may still be writing is younger. */
const abandonedAfter = 60_000;

const checksumOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Replaces a file by another at once: whoever reads it meanwhile, or after a crash, gets the one or the other, whole.
 *
 * @throws when the disk does not take it; the file is then what it was
 */
export const writeKept = async (path: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  const draft = `${path}.${randomUUID()}${draftEnding}`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(`${checksumOf(text)}\n${text}`);
      // Renamed before its bytes have arrived, it would be an empty file after a loss of power.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
};

/**
 * Removes what processes left behind that were killed while they wrote a file.
 *
 * @throws when the disk fails
 */
export const removeDrafts = async (path: string): Promise<void> => {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(start) || !name.endsWith(draftEnding)) continue;
    const draft = join(folder, name);
    const { mtimeMs } = await stat(draft);
    if (Date.now() - mtimeMs > abandonedAfter) await rm(draft, { force: true });
  }
};

/** What {@link writeKept} wrote; nothing when it is missing, torn or cannot be read. */
export const readKept = async (path: string): Promise<unknown> => {
  try {
    const content = await readFile(path, 'utf8');
    const end = content.indexOf('\n');
    const text = content.slice(end + 1);
    return checksumOf(text) === content.slice(0, end) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
};
