import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const created: string[] = [];

// Importing this file removes its folders after all tests, when no test can still write into them.
afterAll(async () => {
  const clearing = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(created.splice(0).map((folder) => rm(folder, clearing)));
});

/** @returns the path of a new, empty folder */
export const createFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-test-'));
  created.push(folder);
  return folder;
};

/** Writes a file below a folder. */
export const writeFileIn = async (
  folder: string,
  file: string,
  content: string | Buffer,
): Promise<void> => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};
