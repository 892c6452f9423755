import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Content, picture } from './smallContent';

const made: string[] = [];

// Whoever imports this file gets the folders of each test cleared away after it.
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

export const createFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-test-'));
  made.push(folder);
  return folder;
};

/** Writes one file below a folder, whatever is in it: JSON or not. */
export const writeText = async (folder: string, file: string, text: string): Promise<void> => {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};

/** A real folder with one JSON file per record. */
export const writeContent = async (content: Content): Promise<string> => {
  const folder = await createFolder();
  await Promise.all(
    [...content.values()].map(({ file, data }) => writeText(folder, file, JSON.stringify(data))),
  );
  return folder;
};

/** A public folder with the one picture that the small content names. */
export const createPublicFolder = async (): Promise<string> => {
  const folder = await createFolder();
  await writeText(folder, picture, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return folder;
};
