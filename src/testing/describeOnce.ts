import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { describePicture } from '@/catalog/sources/pictures/describePicture';

type Describe = typeof describePicture;

// Read now: a test may replace the environment variables.
const folder = process.env['TEST_FOLDER'];

const readFacts = async (path: string): Promise<Awaited<ReturnType<Describe>> | undefined> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    // Not described yet, or another worker is just writing the file.
    return undefined;
  }
};

/**
 * Describes each picture once for all test files. Most of them read the shipped content, and decoding its pictures takes
 * longer than everything else in them. The facts are kept by the picture's bytes, for one run of Jest.
 */
export const describeOnce =
  (describe: Describe): Describe =>
  async (bytes) => {
    if (folder === undefined) return describe(bytes);
    const path = join(folder, createHash('sha256').update(bytes).digest('hex'));
    const known = await readFacts(path);
    if (known) return known;
    const facts = await describe(bytes);
    await writeFile(path, JSON.stringify(facts));
    return facts;
  };
