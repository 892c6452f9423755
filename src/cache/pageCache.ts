import { createBoundedMap } from './boundedMap';
import type { BuiltPages } from './builtPages';
import type { Complain } from './complaints';
import type { CacheControl, Entry, Value } from './entry';
import type { OutdatedPages } from './outdatedPages';
import { decodePage, encodePage } from './pageFile';
import { hashKey, toPath } from './pageKey';
import type { PageStore, Stamp } from './pageStore';
import { createPatience } from './patience';
import { type Answer, retryAfter, type Timeliness, toAnswer, toTimeliness } from './timeliness';

/** In ms: how long a page in memory is given without a look at its file, which another process may have replaced. */
const trustedFor = 400;
/** In ms: how long this process may not know what another one marked as out of date. */
const marksTrustedFor = 200;
/** In bytes, as far as that can be told of objects. */
const mostMemory = 32 * 1024 * 1024;
const mostUnknown = 5000;
const mostFailures = 5000;
const mostWrites = 200;
/** In ms: how long nobody waits for another page after one that could not be made. */
const warnedFor = 30_000;

interface Kept {
  readonly entry: Entry;
  /** Nothing where it has no file: built, not yet written, or the disk did not take it. */
  readonly stamp: Stamp | undefined;
  readonly checkedAt: number;
}

interface Failure {
  /** When the generation that stays was begun. */
  readonly entryOf: number;
  readonly failedAt: number;
  readonly retryAt: number;
}

interface PageCacheParts {
  readonly store: PageStore;
  readonly built: BuiltPages;
  readonly outdated: OutdatedPages;
  /** What is made from now on must be made of content of that time, in ms since 1970, or later. */
  readonly demandContentFrom: (moment: number) => void;
  readonly complain: Complain;
  readonly now?: () => number;
}

/** What was found for a request, to be handed back when that request leads to a new generation. */
export interface Found {
  readonly answer: Answer | undefined;
  readonly entry: Entry | undefined;
  /** When the next generation begins, in ms since 1970: every mark until then is known. */
  readonly startedAt: number;
}

const weigh = ({ entry: { value } }: Kept): number =>
  500 + (value?.kind === 'PAGES' ? value.html.length * 3 : 500);

/** Pages from memory, then disk, then the build; kept on disk, where several processes may share them. */
export const createPageCache = ({
  store,
  built,
  outdated,
  demandContentFrom,
  complain,
  now = Date.now,
}: PageCacheParts) => {
  const memory = createBoundedMap<Kept>(mostMemory, weigh);
  /** Paths that nobody has heard of. Anybody can make up more of them, so they never reach the disk. */
  const unknown = createBoundedMap<Entry>(mostUnknown);
  const failures = createBoundedMap<Failure>(mostFailures);
  /** When making a page last failed, unless another has been made since. */
  let failedAt = Number.NEGATIVE_INFINITY;
  const writes = new Map<string, Promise<void>>();
  const reading = createPatience({
    most: 250,
    rest: 5000,
    now,
    onProblem: (error) => complain('page cache: cannot read', error),
  });

  const readStored = async (
    key: string,
    known: Kept | undefined,
  ): Promise<Kept | 'broken' | undefined> => {
    const checkedAt = now();
    if (known?.stamp !== undefined && (await store.stamp(key)) === known.stamp) {
      return { ...known, checkedAt };
    }
    const file = await store.read(key);
    if (!file) return undefined;
    const entry = await decodePage(key, file.bytes).catch(() => undefined);
    return entry ? { entry, stamp: file.stamp, checkedAt } : 'broken';
  };

  /** The built page may be older than one that was here and is lost: then nobody is to see it again. */
  const readBuilt = async (key: string, isBroken: boolean): Promise<Kept | undefined> => {
    const entry = await built.read(key);
    if (!entry) return undefined;
    const { due } = toTimeliness(entry, { now: now(), markedAt: 0, retryAt: undefined });
    const isSuspect =
      due !== 'fresh' && (isBroken || (await reading.ask(() => store.mayHaveLost(key), false)));
    return {
      entry: isSuspect ? { ...entry, startedAt: 0 } : entry,
      stamp: undefined,
      checkedAt: now(),
    };
  };

  const lookUp = async (key: string): Promise<Entry | undefined> => {
    const known = memory.get(key);
    if (known && Math.abs(now() - known.checkedAt) < trustedFor) return known.entry;
    // What cannot be read in time may be newer than what was built.
    const read = await reading.ask(() => readStored(key, known), 'broken' as const);
    const stored = read === 'broken' ? undefined : read;
    // What this process has but could not write may be newer than the file; what has no file any more is still good.
    const isNewer = stored && (!known || stored.entry.startedAt >= known.entry.startedAt);
    const best = isNewer ? stored : known && { ...known, checkedAt: now() };
    if (best) {
      memory.set(key, best);
      return best.entry;
    }
    const missing = unknown.get(hashKey(key));
    if (missing) return missing;
    const fromBuild = await readBuilt(key, read === 'broken').catch((error: unknown) => {
      complain('page cache: cannot read a built page', error);
      return undefined;
    });
    if (fromBuild) memory.set(key, fromBuild);
    return fromBuild?.entry;
  };

  const judge = (key: string, entry: Entry | undefined): Timeliness | undefined => {
    if (!entry) return undefined;
    const markedAt = outdated.markedAt(toPath(key));
    /** What was marked since may be put right by now. A clock that was set back has seen no failure. */
    const holds = (moment: number) => markedAt <= moment && moment <= now();
    const failure = failures.get(hashKey(key));
    const isFailure = failure?.entryOf === entry.startedAt && holds(failure.failedAt);
    const retryAt = isFailure ? failure.retryAt : undefined;
    const timeliness = toTimeliness(entry, { now: now(), markedAt, retryAt });
    // Whoever waits for a page that cannot be made gets an error: one has, which is enough.
    const isVain = entry.value !== null && holds(failedAt) && now() - failedAt < warnedFor;
    return timeliness.due === 'outdated' && isVain ? { due: 'stale' } : timeliness;
  };

  const sync = async (maxAge: number): Promise<number> => {
    const before = now();
    const isKnown = await reading.ask(() => outdated.sync(maxAge).then(() => true), false);
    if (isKnown) return outdated.syncedAt();
    outdated.doubt();
    return before;
  };

  /** Never rejects, and waits for the disk no longer than it is worth. */
  const get = async (key: string): Promise<Found> => {
    let startedAt = await sync(marksTrustedFor);
    const entry = await lookUp(key);
    let timeliness = judge(key, entry);
    if (timeliness?.due !== 'fresh') {
      startedAt = await sync(0);
      timeliness = judge(key, entry);
      const markedAt = outdated.markedAt(toPath(key));
      if (!entry || entry.startedAt <= markedAt) demandContentFrom(markedAt);
    }
    // There may be a page by now, and telling is as cheap as for a path that nobody has asked for yet.
    const isMiss = entry?.value === null && timeliness?.due !== 'fresh';
    const clock = performance.timeOrigin + performance.now();
    const answer = entry && timeliness && !isMiss ? toAnswer(entry, timeliness, clock) : undefined;
    return { answer, entry, startedAt };
  };

  const write = async (key: string, entry: Entry): Promise<void> => {
    try {
      const stamp = await store.write(key, await encodePage(key, entry));
      if (memory.get(key)?.entry === entry) memory.set(key, { entry, stamp, checkedAt: now() });
    } catch (error) {
      complain('page cache: cannot write', error);
    }
  };

  /** Behind the visitor's back, and the generations of one page in their order. */
  const save = (key: string, entry: Entry): void => {
    if (writes.size >= mostWrites) {
      complain('page cache: cannot write', new Error('the disk is too slow'));
      return;
    }
    const writing: Promise<void> = (writes.get(key) ?? Promise.resolve())
      .then(() => write(key, entry))
      .finally(() => {
        if (writes.get(key) === writing) writes.delete(key);
      });
    writes.set(key, writing);
  };

  const wasKnown = async (key: string): Promise<boolean> =>
    memory.get(key) !== undefined ||
    built.has(key) ||
    (await reading.ask(() => store.stamp(key), undefined)) !== undefined;

  /**
   * @param found what `get` gave to the request that made this
   * @param cacheControl of the new generation
   */
  const set = async (
    key: string,
    value: Value,
    cacheControl: CacheControl,
    found: Found,
  ): Promise<void> => {
    // Next hands the old page back when it cannot make a new one. That page is no younger for it.
    if (value !== null && found.entry && value === found.entry.value) {
      failedAt = now();
      const retryAt = failedAt + retryAfter(found.entry);
      failures.set(hashKey(key), { entryOf: found.entry.startedAt, failedAt, retryAt });
      return;
    }
    failedAt = Number.NEGATIVE_INFINITY;
    const entry: Entry = { value, cacheControl, startedAt: found.startedAt, madeAt: now() };
    if (value === null && !(await wasKnown(key))) {
      unknown.set(hashKey(key), entry);
      return;
    }
    unknown.delete(hashKey(key));
    memory.set(key, { entry, stamp: undefined, checkedAt: now() });
    save(key, entry);
  };

  /** Resolves when everything that was set so far is on disk, or cannot be. */
  const settle = async (): Promise<void> => {
    await Promise.all(writes.values());
  };

  return { get, set, settle };
};

export type PageCache = ReturnType<typeof createPageCache>;
