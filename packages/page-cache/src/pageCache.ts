import { createClockCache } from '@troupe/basics/clockCache';
import type { BuiltPages } from './builtPages';
import type { LogFailure } from '@troupe/basics/throttledLogger';
import { type ContentState, undatedContent } from './content';
import { contentFromOf } from './contentOf';
import { type CacheControl, type Entry, isNewerThan, type Value } from './entry';
import type { Invalidations } from './invalidations';
import { decodePage, encodePage } from './pageFile';
import { hashKey, toPath } from './pageKey';
import { older, type PageStore, type Stamp } from './pageStore';
import { createStoreGuard } from './storeGuard';
import { type Answer, retryAfter, type Freshness, toAnswer, toFreshness } from './cacheControl';

/** In ms: how long a page in memory is used before its file is checked, which another process may have replaced. */
const trustedFor = 400;
/** In ms: the longest delay until this process knows an invalidation of another one. */
const marksTrustedFor = 200;
/** In bytes, estimated. */
const mostMemory = 32 * 1024 * 1024;
const mostUnknown = 5000;
const mostFailures = 5000;
const mostWrites = 200;
/** In ms: after a failed render, no request waits for a page to be rendered for this long. */
const warnedFor = 30_000;

interface Kept {
  readonly entry: Entry;
  /** Undefined without a file: the page is from the build, not yet written, or could not be written. */
  readonly stamp: Stamp | undefined;
  readonly checkedAt: number;
  /** A newer version may have been lost: this one is not served after its revalidation period. */
  readonly isPossiblySuperseded?: boolean | undefined;
}

interface Failure {
  /** `startedAt` of the entry that stays in use. */
  readonly entryOf: number;
  readonly failedAt: number;
  readonly retryAt: number;
}

/** The result of a render: a page, no such page, or an error after which the old page stays in use. */
export type RenderOutcome = 'made' | 'not_found' | 'failed';

interface PageCacheParts {
  readonly store: PageStore;
  readonly built: BuiltPages;
  readonly outdated: Invalidations;
  readonly content?: Pick<ContentState, 'demandFrom' | 'inUseFrom' | 'dateOf'>;
  readonly warn: LogFailure;
  /** Called for each new version of a page, once the write to the store succeeds or fails. */
  readonly onMade?: (key: string, isKept: boolean) => void;
  /** Called with the result of each render and its duration in ms. */
  readonly onTried?: (outcome: RenderOutcome, ms: number) => void;
  readonly now?: () => number;
}

/** The result of a lookup. It is passed to `set` if the request renders a new version. */
export interface Found {
  readonly answer: Answer | undefined;
  readonly entry: Entry | undefined;
  readonly timeliness: Freshness | undefined;
  /** `startedAt` of the next version, in ms since 1970: every invalidation until then is known. */
  readonly startedAt: number;
  /** The last shared invalidation version for the page that was known then. */
  readonly invalidationVersion?: number | undefined;
  /** The date of the content that was in use then, in ms since 1970. */
  readonly contentFrom?: number;
}

const weigh = ({ entry: { value } }: Kept): number =>
  500 + (value?.kind === 'PAGES' ? value.html.length * 3 : 500);

/** Creates the page cache. It reads from memory, then the store, then the build, and writes to memory and the store. */
export const createPageCache = ({
  store,
  built,
  outdated,
  content = undatedContent,
  warn,
  onMade = () => {},
  onTried = () => {},
  now = Date.now,
}: PageCacheParts) => {
  const memory = createClockCache<Kept>(mostMemory, weigh);
  /** Paths without a page. They are never written to disk, because clients can invent any number of them. */
  const unknown = createClockCache<Entry>(mostUnknown);
  const failures = createClockCache<Failure>(mostFailures);
  /** When a render last failed, unless one has succeeded since. */
  let failedAt = Number.NEGATIVE_INFINITY;
  const writes = new Map<string, Promise<void>>();
  const reading = createStoreGuard({
    timeoutMs: 250,
    openMs: 5000,
    now,
    onProblem: (error) => warn('page cache: cannot read', error),
  });

  const readStored = async (
    key: string,
    known: Kept | undefined,
  ): Promise<Kept | 'broken' | undefined> => {
    const checkedAt = now();
    const file = await store.look(key, known?.stamp);
    if (file === 'unchanged' && known) return { ...known, checkedAt };
    if (!file || file === 'unchanged') return undefined;
    const entry = await decodePage(key, file.bytes).catch(() => undefined);
    const { stamp, isPossiblySuperseded } = file;
    return entry ? { entry, stamp, checkedAt, isPossiblySuperseded } : 'broken';
  };

  /** Makes a possibly superseded page outdated once its revalidation period is over. */
  const toShown = ({ entry, isPossiblySuperseded = false }: Kept): Entry => {
    if (!isPossiblySuperseded) return entry;
    const { due } = toFreshness(entry, { now: now(), markedAt: 0, retryAt: undefined });
    return due === 'fresh' ? entry : { ...entry, startedAt: 0 };
  };

  /** Reads the built page. It is outdated if a newer stored version may have been lost. */
  const readBuilt = async (key: string, isBroken: boolean): Promise<Kept | undefined> => {
    const entry = await built.read(key);
    if (!entry) return undefined;
    const { due } = toFreshness(entry, { now: now(), markedAt: 0, retryAt: undefined });
    const isSuspect =
      due !== 'fresh' && (isBroken || (await reading.ask(() => store.mayHaveLost(key), false)));
    return {
      entry: isSuspect ? { ...entry, startedAt: 0 } : entry,
      stamp: undefined,
      checkedAt: now(),
    };
  };

  const lookUp = async (key: string, trusted: number): Promise<Entry | undefined> => {
    const known = memory.get(key);
    if (known && Math.abs(now() - known.checkedAt) < trusted) return toShown(known);
    // A stored page that cannot be read in time may be newer than the built one.
    const read = await reading.ask(() => readStored(key, known), 'broken' as const);
    const stored = read === 'broken' ? undefined : read;
    // A page that could not be written may be newer than its file, and a page whose file was removed is still valid.
    const isNewer = stored && (!known || !isNewerThan(known.entry, stored.entry));
    const best = isNewer ? stored : known && { ...known, checkedAt: now() };
    if (best) {
      memory.set(key, best);
      return toShown(best);
    }
    const missing = unknown.get(hashKey(key));
    if (missing) return missing;
    const fromBuild = await readBuilt(key, read === 'broken').catch((error: unknown) => {
      warn('page cache: cannot read a built page', error);
      return undefined;
    });
    if (fromBuild) memory.set(key, fromBuild);
    return fromBuild?.entry;
  };

  const judge = (key: string, entry: Entry | undefined): Freshness | undefined => {
    if (!entry) return undefined;
    const markedAt = outdated.markedAt(toPath(key));
    /** A failure counts only if no invalidation followed, which may fix its cause, and if it is not in the future. */
    const holds = (moment: number) => markedAt <= moment && moment <= now();
    const failure = failures.get(hashKey(key));
    const isFailure = failure?.entryOf === entry.startedAt && holds(failure.failedAt);
    const retryAt = isFailure ? failure.retryAt : undefined;
    const invalidations = outdated.invalidationsOn(toPath(key), entry);
    const timeliness = toFreshness(entry, { now: now(), ...invalidations, retryAt });
    // A client that waits for a page that cannot be rendered gets an error. Serve the stale page after the first error.
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

  const toFound = (
    key: string,
    entry: Entry | undefined,
    timeliness: Freshness | undefined,
    startedAt: number,
  ): Found => {
    // There may be a page by now, and a render costs no more than for a new path.
    const isMiss = entry?.value === null && timeliness?.due !== 'fresh';
    const clock = performance.timeOrigin + performance.now();
    const answer = entry && timeliness && !isMiss ? toAnswer(entry, timeliness, clock) : undefined;
    const invalidationVersion = outdated.invalidationVersion(toPath(key));
    return {
      answer,
      entry,
      timeliness,
      startedAt,
      invalidationVersion,
      contentFrom: content.inUseFrom(),
    };
  };

  const find = async (key: string, trusted: number): Promise<Found> => {
    const [startedAt, entry] = await Promise.all([sync(marksTrustedFor), lookUp(key, trusted)]);
    return toFound(key, entry, judge(key, entry), startedAt);
  };

  const findToMake = async (key: string, trusted: number): Promise<Found> => {
    const found = await find(key, trusted);
    if (found.timeliness?.due === 'fresh') return found;
    const { entry } = found;
    const startedAt = await sync(0);
    // The next version needs content that is at least as new as the entry's, which another process may have rendered.
    const contentFrom = Math.min(entry?.contentFrom ?? 0, now()) - 1;
    content.demandFrom(Math.max(outdated.markedAt(toPath(key)), contentFrom, 0));
    return toFound(key, entry, judge(key, entry), startedAt);
  };

  /** Looks a page up to serve it. Never rejects. Reads have a timeout. */
  const look = (key: string): Promise<Found> => find(key, trustedFor);

  /** Looks a page up to render it if it is not fresh: reads every invalidation until now. Never rejects. */
  const get = (key: string): Promise<Found> => findToMake(key, trustedFor);

  /** Like `get`, but always checks the store. */
  const getAnew = (key: string): Promise<Found> => findToMake(key, 0);

  /** Delays the next render of a page after a failure. */
  const rest = (key: string, { startedAt, cacheControl }: Entry, since: number): void => {
    const retryAt = since + retryAfter({ cacheControl });
    failures.set(hashKey(key), { entryOf: startedAt, failedAt: since, retryAt });
  };

  const write = async (key: string, entry: Entry, before: Entry | undefined): Promise<void> => {
    try {
      const stamp = await store.write(key, await encodePage(key, entry));
      if (stamp === older) {
        // Another instance stored a page with newer content. The sources of this instance are behind.
        if (memory.get(key)?.entry === entry) memory.delete(key);
        if (before) rest(key, before, now());
        onMade(key, true);
        return;
      }
      if (memory.get(key)?.entry === entry) memory.set(key, { entry, stamp, checkedAt: now() });
      onMade(key, stamp !== undefined);
    } catch (error) {
      warn('page cache: cannot write', error);
      onMade(key, false);
    }
  };

  /** Writes in the background. Versions of one page are written in order. */
  const save = (key: string, entry: Entry, before: Entry | undefined): void => {
    if (writes.size >= mostWrites) {
      warn('page cache: cannot write', new Error('the disk is too slow'));
      onMade(key, false);
      return;
    }
    const writing: Promise<void> = (writes.get(key) ?? Promise.resolve())
      .then(() => write(key, entry, before))
      .finally(() => {
        if (writes.get(key) === writing) writes.delete(key);
      });
    writes.set(key, writing);
  };

  const wasKnown = async (key: string): Promise<boolean> =>
    memory.get(key) !== undefined ||
    built.has(key) ||
    (await reading.ask(() => store.has(key), false));

  /**
   * @param found the result of `get` for the same request
   * @param cacheControl of the new version
   * @returns whether `onMade` is called later, when the write succeeds or fails
   */
  const set = async (
    key: string,
    value: Value,
    cacheControl: CacheControl,
    found: Found,
  ): Promise<boolean> => {
    // Next passes the old page again when a render fails. Its age does not change.
    if (value !== null && found.entry && value === found.entry.value) {
      failedAt = now();
      onTried('failed', failedAt - found.startedAt);
      rest(key, found.entry, failedAt);
      return false;
    }
    failedAt = Number.NEGATIVE_INFINITY;
    const contentFrom = contentFromOf(value, found.contentFrom ?? 0, content.dateOf);
    const entry: Entry = {
      value,
      cacheControl,
      startedAt: found.startedAt,
      madeAt: now(),
      ...(contentFrom > 0 && { contentFrom }),
      ...(found.invalidationVersion !== undefined && {
        invalidationVersion: found.invalidationVersion,
      }),
    };
    onTried(value === null ? 'not_found' : 'made', entry.madeAt - entry.startedAt);
    if (value === null && !(await wasKnown(key))) {
      unknown.set(hashKey(key), entry);
      return false;
    }
    unknown.delete(hashKey(key));
    memory.set(key, { entry, stamp: undefined, checkedAt: now() });
    save(key, entry, found.entry);
    return true;
  };

  /** Resolves when all pending writes have succeeded or failed. */
  const settle = async (): Promise<void> => {
    await Promise.all(writes.values());
  };

  /** Removes a page from memory after another process has written it, so that the next lookup reads the store. */
  const forget = (key: string): void => memory.delete(key);

  /** Reads the invalidations of all processes until now. */
  const learnInvalidations = async (): Promise<void> => {
    await sync(0);
  };

  return { look, get, getAnew, set, settle, forget, learnInvalidations };
};

export type PageCache = ReturnType<typeof createPageCache>;
