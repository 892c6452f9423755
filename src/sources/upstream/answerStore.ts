import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readKept, writeKept } from '@/lib/keptFile';

const keptAnswer = z.object({
  /** Of the resource. */
  file: z.string(),
  text: z.string(),
  etag: z.string().nullable(),
  contentLanguage: z.string().nullable(),
});

/** An answer that was good, as it came. */
export type KeptAnswer = Readonly<z.infer<typeof keptAnswer>>;

const failure = z.object({
  field: z.string(),
  kind: z.enum(['unreadable', 'not-json', 'schema']),
  reason: z.string(),
  /** No answer at all, rather than a bad one. */
  isSilent: z.boolean(),
});

export type Failure = Readonly<z.infer<typeof failure>>;

const askedState = z.object({
  version: z.literal(1),
  host: z.object({ silent: z.int(), since: z.number(), reason: z.string() }),
  resources: z.record(z.string(), z.object({ askedAt: z.number(), failure: failure.optional() })),
});

/** When what was asked last and how it went: a restart must not forget that the back end is in trouble. */
export type AskedState = Omit<z.infer<typeof askedState>, 'version'>;

const answerEnding = '.answer';
const stateName = 'asked.json';
/** What another process may still be writing is younger, in ms. */
const abandonedAfter = 60_000;

/** The back end's own words are no names for files. */
const toName = (file: string) =>
  `${createHash('sha256').update(file).digest('hex').slice(0, 40)}${answerEnding}`;

/**
 * The last good answers on disk, one file each, which appear under their names only when they are whole.
 *
 * @param folder of its own
 */
export const createAnswerStore = (folder: string) => {
  const statePath = join(folder, stateName);
  let writing: Promise<unknown> = Promise.resolve();

  const isAbandoned = async (name: string) => {
    const { mtimeMs } = await stat(join(folder, name));
    return Date.now() - mtimeMs > abandonedAfter;
  };

  return {
    /** Nothing where there is none, or one that is torn, of another version or somebody else's. Never rejects. */
    read: async (file: string): Promise<KeptAnswer | undefined> => {
      const { data } = keptAnswer.safeParse(await readKept(join(folder, toName(file))));
      return data?.file === file ? data : undefined;
    },
    /** Rejects when the disk fails. */
    write: ({ file, text, etag, contentLanguage }: KeptAnswer): Promise<void> =>
      writeKept(join(folder, toName(file)), { file, text, etag, contentLanguage }),
    /** Nothing where it cannot be read. Never rejects. */
    readState: async (): Promise<AskedState | undefined> =>
      askedState.safeParse(await readKept(statePath)).data,
    /** Rejects when the disk fails. */
    writeState: (state: AskedState): Promise<void> => {
      // A later state must not be overtaken by an earlier one.
      const turn = writing.then(() => writeKept(statePath, { version: 1, ...state }));
      writing = turn.catch(() => undefined);
      return turn;
    },
    /** Removes what belongs to none of some resources. Rejects when the disk fails. */
    keepOnly: async (files: Iterable<string>): Promise<void> => {
      const names = new Set([...files].map(toName));
      for (const name of await readdir(folder)) {
        const isUnasked = name.endsWith(answerEnding) && !names.has(name);
        const isLeft = name.endsWith('.tmp') && (await isAbandoned(name));
        if (isUnasked || isLeft) await rm(join(folder, name), { force: true });
      }
    },
  };
};

export type AnswerStore = ReturnType<typeof createAnswerStore>;
