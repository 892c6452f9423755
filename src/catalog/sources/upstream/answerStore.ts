import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { removeAbandoned } from '@troupe/basics/atomicFile';
import { readChecksummed, writeChecksummed } from '@/lib/checksummedFile';

const keptAnswer = z.object({
  /** The name of the resource. */
  file: z.string(),
  text: z.string(),
  etag: z.string().nullable(),
  contentLanguage: z.string().nullable(),
});

/** A valid answer, as received. */
export type StoredAnswer = Readonly<z.infer<typeof keptAnswer>>;

const failure = z.object({
  field: z.string(),
  kind: z.enum(['unreadable', 'not-json', 'schema']),
  reason: z.string(),
  /** There was no answer, rather than an invalid one. */
  isSilent: z.boolean(),
});

export type Failure = Readonly<z.infer<typeof failure>>;

const askedState = z.object({
  version: z.literal(1),
  host: z.object({ silent: z.int(), since: z.number(), reason: z.string() }),
  resources: z.record(z.string(), z.object({ askedAt: z.number(), failure: failure.optional() })),
});

/** The time and result of the last request per resource, so that a restart does not forget failures of the upstream. */
export type AskedState = Omit<z.infer<typeof askedState>, 'version'>;

const answerEnding = '.answer';
const stateName = 'asked.json';

/** Hashes the resource's name, because slugs from the upstream must not become file names. */
const toName = (file: string) =>
  `${createHash('sha256').update(file).digest('hex').slice(0, 40)}${answerEnding}`;

/**
 * Stores the last valid answers on disk, one file each, written atomically.
 *
 * @param folder a folder that nothing else uses
 */
export const createAnswerStore = (folder: string) => {
  const statePath = join(folder, stateName);
  let writing: Promise<unknown> = Promise.resolve();

  return {
    /** `undefined` if the file is missing, corrupt, of another version or of another resource. Never rejects. */
    read: async (file: string): Promise<StoredAnswer | undefined> => {
      const { data } = keptAnswer.safeParse(await readChecksummed(join(folder, toName(file))));
      return data?.file === file ? data : undefined;
    },
    /** Rejects when the disk fails. */
    write: ({ file, text, etag, contentLanguage }: StoredAnswer): Promise<void> =>
      writeChecksummed(join(folder, toName(file)), { file, text, etag, contentLanguage }),
    /** `undefined` if it cannot be read. Never rejects. */
    readState: async (): Promise<AskedState | undefined> =>
      askedState.safeParse(await readChecksummed(statePath)).data,
    /** Rejects when the disk fails. */
    writeState: (state: AskedState): Promise<void> => {
      // Writes in sequence, so that an earlier state never overwrites a later one.
      const turn = writing.then(() => writeChecksummed(statePath, { version: 1, ...state }));
      writing = turn.catch(() => undefined);
      return turn;
    },
    /** Removes the files of all other resources, and abandoned temporary files. Rejects when the disk fails. */
    keepOnly: async (files: Iterable<string>): Promise<void> => {
      const kept = new Set([...files].map(toName));
      const names = await readdir(folder);
      for (const name of names) {
        const isUnasked = name.endsWith(answerEnding) && !kept.has(name);
        if (isUnasked) await rm(join(folder, name), { force: true });
      }
      await removeAbandoned(
        folder,
        names.filter((name) => name.endsWith('.tmp')),
      );
    },
  };
};

export type AnswerStore = ReturnType<typeof createAnswerStore>;
