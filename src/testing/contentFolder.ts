import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { shared } from '@/mesh/processMesh';
import type { RawArticle } from '@/sources/files/readMarkdown';
import type { RawRecord } from '@/sources/loader';
import { jpeg } from './pictures';
import { type Content, picture } from './smallContent';

const made: string[] = [];

// Whoever imports this file gets its folders cleared away, once nothing of any test may still write into them.
afterAll(async () => {
  await shared.troupeMesh?.idle();
  delete shared.troupeMesh;
  const clearing = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(made.splice(0).map((folder) => rm(folder, clearing)));
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

/** As an editor has it: Markdown below its front matter, or JSON. YAML knows JSON too. */
const toText = ({ file, data }: RawRecord): string => {
  if (!file.endsWith('.md')) return JSON.stringify(data);
  const { frontMatter, body } = data as RawArticle;
  return `---\n${JSON.stringify(frontMatter)}\n---\n${body}`;
};

/** A real folder with one file per record. */
export const writeContent = async (content: Content): Promise<string> => {
  const folder = await createFolder();
  await Promise.all(
    [...content.values()].map((record) => writeText(folder, record.file, toText(record))),
  );
  return folder;
};

/** A public folder with the one picture that the small content names. */
export const createPublicFolder = async (): Promise<string> => {
  const folder = await createFolder();
  await writePicture(folder, picture, await jpeg(64, 48));
  return folder;
};
