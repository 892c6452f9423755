import type { RedisInvalidations } from './redis/redisInvalidations';

export type InvalidationStore = Pick<RedisInvalidations, 'add' | 'readFrom'>;

interface Mark {
  readonly version: number;
  /** When this process read it, in ms since 1970. */
  readonly learntAt: number;
}

const everything = '*';
/** More invalidations than this are replaced by one of all pages. */
const maxInvalidations = 40_000;
/** In ms. Younger invalidations are written again after Redis lost them: other instances may not have read them. */
const saidAgainFor = 60_000;

type Listed = readonly (readonly [path: string, version: number])[];

const none: Mark = { version: 0, learntAt: 0 };

const later = (one: Mark, other: Mark): Mark => (one.version > other.version ? one : other);

/**
 * Keeps the shared invalidations that this process knows. It polls for them and does not depend on notifications.
 */
export const createSharedInvalidations = (
  now: () => number,
  store: InvalidationStore | undefined,
) => {
  const invalidations = new Map<string, Mark>();
  let all = none;
  let knownTo = 0;
  let epoch: string | undefined;

  const markOf = (path: string): Mark => later(invalidations.get(path) ?? none, all);

  const note = (path: string, version: number): boolean => {
    const known = path === everything ? all : (invalidations.get(path) ?? none);
    if (version <= known.version) return false;
    const mark = { version, learntAt: now() };
    if (path === everything) all = mark;
    else invalidations.set(path, mark);
    if (invalidations.size > maxInvalidations) {
      for (const each of invalidations.values()) all = later(each, all);
      invalidations.clear();
    }
    return true;
  };

  /** Writes recent invalidations again after Redis was emptied or replaced: other instances may not have read them. */
  const sayAgain = async ({ add }: InvalidationStore): Promise<void> => {
    const young = [...invalidations, [everything, all] as const]
      .filter(([, { learntAt }]) => learntAt > now() - saidAgainFor)
      .map(([path]) => path);
    if (young.length === 0) return;
    const first = await add(young, knownTo);
    for (const [index, path] of young.entries()) note(path, first + index);
  };

  /** @returns the new invalidations, and the epoch if all of them were read */
  const learnFrom = async (from: number, { readFrom }: InvalidationStore) => {
    const learnt: (readonly [string, number])[] = [];
    let found = await readFrom(from);
    while (found) {
      learnt.push(...found.invalidations.filter(([path, version]) => note(path, version)));
      knownTo = Math.max(knownTo, found.version);
      if (!found.hasMore) return { learnt, epoch: found.epoch };
      found = await readFrom(found.version);
    }
    return { learnt, epoch: undefined };
  };

  return {
    /** Records an invalidation that is already shared. @returns whether it is new */
    note,

    /**
     * Invalidates pages for all instances.
     *
     * @returns paths with the version of their invalidation; undefined without a store. Rejects if the store fails.
     */
    add: async (paths: readonly string[]): Promise<Listed | undefined> => {
      if (!store) return undefined;
      const first = await store.add(paths, Math.max(knownTo, all.version));
      const listed = paths.map((path, index) => [path, first + index] as const);
      for (const [path, version] of listed) note(path, version);
      return listed;
    },

    /** Reads the invalidations since the last call. Never rejects. @returns the new ones with their versions */
    learn: async (): Promise<Listed> => {
      if (!store) return [];
      // After a restart, the log contains invalidations, but not the version up to which they are complete.
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
      // Otherwise the next call tries again.
      if (isSaid) epoch = anew.epoch ?? epoch;
      return [...next.learnt, ...anew.learnt];
    },

    /** Every invalidation up to this version is known. */
    knownTo: (): number => knownTo,

    /** The version of a page's last invalidation; 0 for none. */
    versionOf: (path: string): number => markOf(path).version,

    /** When this process read a page's last invalidation, in ms since 1970; 0 for none. */
    learntAt: (path: string): number =>
      Math.max(invalidations.get(path)?.learntAt ?? 0, all.learntAt),

    /** Removes invalidations that were read before a time. */
    tidy: (before: number): void => {
      for (const [path, { learntAt }] of invalidations)
        if (learntAt < before) invalidations.delete(path);
    },
  };
};
