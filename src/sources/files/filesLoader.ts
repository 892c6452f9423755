import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Fault } from '@/lib/fault';
import type { Loaded, Loader, RawRecord } from '../loader';

type Outcome = { readonly record: RawRecord } | { readonly fault: Fault };

interface Remembered {
  readonly stamp: string;
  readonly outcome: Outcome;
}

const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .map((entry) => entry.split(sep).join('/'))
    .filter((file) => file.endsWith('.json'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')));
};

const readStamp = async (path: string): Promise<string | undefined> => {
  try {
    const stats = await stat(path);
    return stats.isFile() ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}` : undefined;
  } catch {
    return undefined;
  }
};

const readRecord = async (folder: string, file: string): Promise<Outcome> => {
  let text: string;
  try {
    text = await readFile(join(folder, file), 'utf8');
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
 * Reads every JSON file below a folder. A file is parsed again only when its size or time of change differs, so
 * asking often is cheap.
 *
 * @throws when the folder itself cannot be listed: that is an outage, not an empty shop
 */
export const createFilesLoader = (folder: string): Loader => {
  let remembered = new Map<string, Remembered>();

  const load = async (): Promise<Loaded> => {
    const next = new Map<string, Remembered>();
    await Promise.all(
      (await listFiles(folder)).map(async (file) => {
        const stamp = await readStamp(join(folder, file));
        // No file, or gone since it was listed.
        if (stamp === undefined) return;
        const known = remembered.get(file);
        next.set(
          file,
          known?.stamp === stamp ? known : { stamp, outcome: await readRecord(folder, file) },
        );
      }),
    );
    remembered = next;
    const outcomes = [...next]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { outcome }]) => outcome);
    return {
      records: outcomes.flatMap((outcome) => ('record' in outcome ? [outcome.record] : [])),
      faults: outcomes.flatMap((outcome) => ('fault' in outcome ? [outcome.fault] : [])),
    };
  };

  return { name: `files in ${folder}`, load };
};
