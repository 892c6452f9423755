import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFileIn } from '@troupe/basics/testing/temporaryFolder';
import { processState } from '@/platform/process/processState';
import type { RawArticle } from '@/catalog/sources/files/readMarkdown';
import type { RawRecord } from '@/catalog/sources/loader';
import { jpeg } from '@troupe/image-proxy/testing';
import { type Content, picture } from './smallContent';

const made: string[] = [];

// Importing this file removes its folders after all tests, when no test can still write into them.
afterAll(async () => {
  await processState.mesh?.idle();
  delete processState.mesh;
  const clearing = { recursive: true, force: true, maxRetries: 5 };
  await Promise.all(made.splice(0).map((folder) => rm(folder, clearing)));
});

export const createFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'troupe-test-'));
  made.push(folder);
  return folder;
};

/** Writes one file below a folder. The text may be anything, JSON or not. */
export const writeText = (folder: string, file: string, text: string): Promise<void> =>
  writeFileIn(folder, file, text);

/** Writes a picture below a folder. */
export const writePicture = (folder: string, file: string, bytes: Buffer): Promise<void> =>
  writeFileIn(folder, file, bytes);

/** The file as an editor writes it: front matter and Markdown, or JSON. The front matter is JSON, a subset of YAML. */
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
