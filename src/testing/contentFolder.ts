import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jpeg } from './pictures';
import { type Content, picture } from './smallContent';

const made: string[] = [];

// Whoever imports this file gets its folders cleared away, once nothing of any test may still write into them.
afterAll(async () => {
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

/** A picture below a folder. */
export const writePicture = async (folder: string, file: string, bytes: Buffer): Promise<void> => {
  await writeText(folder, file, '');
  await writeFile(join(folder, file), bytes);
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
  await writePicture(folder, picture, await jpeg(64, 48));
  return folder;
};
