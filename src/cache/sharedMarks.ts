import type { RedisMarks } from './redis/redisMarks';

export type MarkStore = Pick<RedisMarks, 'add' | 'readFrom'>;

interface Mark {
  readonly version: number;
  /** When this process learnt of it, in ms since 1970. */
  readonly learntAt: number;
}

const everything = '*';
/** More marks than that become one on everything. */
const mostMarks = 40_000;
/** In ms: marks as young as that are said again when Redis lost them, as others may not have heard of them. */
const saidAgainFor = 60_000;

type Listed = readonly (readonly [path: string, version: number])[];

const none: Mark = { version: 0, learntAt: 0 };

const later = (one: Mark, other: Mark): Mark => (one.version > other.version ? one : other);

/**
 * What this process knows of the marks that all instances share. They are asked for, again and again; nothing depends on
 * being told.
 */
export const createSharedMarks = (now: () => number, store: MarkStore | undefined) => {
  const marks = new Map<string, Mark>();
  let all = none;
  let knownTo = 0;
  let epoch: string | undefined;

  const markOf = (path: string): Mark => later(marks.get(path) ?? none, all);

  const note = (path: string, version: number): boolean => {
    const known = path === everything ? all : (marks.get(path) ?? none);
    if (version <= known.version) return false;
    const mark = { version, learntAt: now() };
    if (path === everything) all = mark;
    else marks.set(path, mark);
    if (marks.size > mostMarks) {
      for (const each of marks.values()) all = later(each, all);
      marks.clear();
    }
    return true;
  };

  /** Redis was emptied, or another one took its place, before everybody had heard of these. */
  const sayAgain = async ({ add }: MarkStore): Promise<void> => {
    const young = [...marks, [everything, all] as const]
      .filter(([, { learntAt }]) => learntAt > now() - saidAgainFor)
      .map(([path]) => path);
    if (young.length === 0) return;
    const first = await add(young, knownTo);
    for (const [index, path] of young.entries()) note(path, first + index);
  };

  /** @returns what is new, and whether all of it was read, in which life of the marks */
  const learnFrom = async (from: number, { readFrom }: MarkStore) => {
    const learnt: (readonly [string, number])[] = [];
    let found = await readFrom(from);
    while (found) {
      learnt.push(...found.marks.filter(([path, version]) => note(path, version)));
      knownTo = Math.max(knownTo, found.version);
      if (!found.hasMore) return { learnt, epoch: found.epoch };
      found = await readFrom(found.version);
    }
    return { learnt, epoch: undefined };
  };

  return {
    /** Notes a mark that others knew. @returns whether it is a new one */
    note,

    /**
     * Marks pages for all instances.
     *
     * @returns paths with the version of their mark; nothing where there is nobody to share with. Rejects where others
     *   may not hear of it.
     */
    add: async (paths: readonly string[]): Promise<Listed | undefined> => {
      if (!store) return undefined;
      const first = await store.add(paths, Math.max(knownTo, all.version));
      const listed = paths.map((path, index) => [path, first + index] as const);
      for (const [path, version] of listed) note(path, version);
      return listed;
    },

    /** Asks what was marked since the last time. Never rejects. @returns what is new, with its versions */
    learn: async (): Promise<Listed> => {
      if (!store) return [];
      // After a restart this process knows only what its log has: which marks, and not up to which.
      const next = await learnFrom(epoch === undefined ? 0 : knownTo, store);
      if (next.epoch === undefined || next.epoch === epoch) return next.learnt;
      if (epoch === undefined) {
        epoch = next.epoch;
        return next.learnt;
      }
      const anew = await learnFrom(0, store);
      const isSaid = await sayAgain(store).then(
        () => true,
        () => false,
      );
      // Else it is done once more the next time.
      if (isSaid) epoch = anew.epoch ?? epoch;
      return [...next.learnt, ...anew.learnt];
    },

    /** Every mark up to that version is known. */
    knownTo: (): number => knownTo,

    /** The version of a page's last mark; 0 for none. */
    versionOf: (path: string): number => markOf(path).version,

    /** When this process learnt of a page's last mark, in ms since 1970; 0 for none. */
    learntAt: (path: string): number => Math.max(marks.get(path)?.learntAt ?? 0, all.learntAt),

    /** Forgets marks from before a moment. */
    tidy: (before: number): void => {
      for (const [path, { learntAt }] of marks) if (learntAt < before) marks.delete(path);
    },
  };
};
