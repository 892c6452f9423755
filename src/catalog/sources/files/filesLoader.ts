import { createCooperativeScheduler } from '@/lib/cooperativeScheduler';
import type { Loader } from '../loader';
import { followFiles, type Outcome, type SizedFile } from './followFiles';
import { isDeep, mostBytes, mostDepth } from './limits';
import { listFiles } from './listFiles';
import { readMarkdown } from './readMarkdown';
import { createQuickReader } from './readQuickly';

const readJson = (file: string, text: string): Outcome => {
  try {
    const data = JSON.parse(text) as unknown;
    if (isDeep(data)) {
      const reason = `is nested more than ${mostDepth} levels deep`;
      return { fault: { file, field: '', kind: 'too-large', reason } };
    }
    return { record: { file, data } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: { file, field: '', kind: 'not-json', reason: `is not valid JSON: ${reason}` } };
  }
};

type ReadBytes = ReturnType<typeof createQuickReader>;

const readRecord = async (
  { file, path, size }: SizedFile,
  readBytes: ReadBytes,
): Promise<Outcome> => {
  if (size > mostBytes) {
    const reason = `has ${size} bytes, and ${mostBytes} at most are read`;
    return { fault: { file, field: '', kind: 'too-large', reason } };
  }
  let text: string;
  try {
    const bytes = readBytes(path, size);
    text = (Buffer.isBuffer(bytes) ? bytes : await bytes).toString('utf8');
  } catch (error) {
    const reason = `cannot be read: ${String(error)}`;
    return { fault: { file, field: '', kind: 'unreadable', reason }, isPassing: true };
  }
  return file.endsWith('.md') ? readMarkdown(file, text) : readJson(file, text);
};

/** JSON files, and the Markdown files in the folders of articles. Other Markdown files are notes. */
const contentFiles = /\.json$|^(?:posts|pages)\/.*\.md$/;

/**
 * Reads the JSON files below a folder, and the Markdown files of its articles. `load` rejects if the folder cannot be
 * listed: that is an outage, not an empty shop.
 */
export const createFilesLoader = (folder: string): Loader => {
  const takeTurn = createCooperativeScheduler();
  const readBytes = createQuickReader();
  const follow = followFiles((found) => takeTurn(() => readRecord(found, readBytes)));
  return {
    id: 'files',
    name: `files in ${folder}`,
    load: async () => follow(await listFiles(folder, contentFiles)),
  };
};
