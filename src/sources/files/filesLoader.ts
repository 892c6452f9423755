import { readFile } from 'node:fs/promises';
import type { Loader } from '../loader';
import { followFiles, type FoundFile, listFiles, type Outcome } from './followFiles';

const readRecord = async ({ file, path }: FoundFile): Promise<Outcome> => {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    return {
      fault: { file, field: '', kind: 'unreadable', reason: `cannot be read: ${String(error)}` },
    };
  }
  try {
    return { record: { file, data: JSON.parse(text) as unknown } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { fault: { file, field: '', kind: 'not-json', reason: `is not valid JSON: ${reason}` } };
  }
};

/**
 * Reads every JSON file below a folder.
 *
 * @throws when the folder itself cannot be listed: that is an outage, not an empty shop
 */
export const createFilesLoader = (folder: string): Loader => {
  const follow = followFiles(readRecord);
  return {
    name: `files in ${folder}`,
    load: async () => follow(await listFiles(folder, /\.json$/)),
  };
};
