import { createBoundedMap } from '@/lib/boundedMap';
import { contentInUseFrom } from '@/lib/contentDate';
import type { BuiltPages } from './builtPages';
import type { Complain } from './complaints';
import { contentFromOf } from './contentOf';
import { type CacheControl, type Entry, isNewerThan, type Value } from './entry';
import type { OutdatedPages } from './outdatedPages';
import { decodePage, encodePage } from './pageFile';
import { hashKey, toPath } from './pageKey';
import { older, type PageStore, type Stamp } from './pageStore';
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
  /** There may have been a newer one: past its window, nobody is to see this one. */
  readonly isDoubtful?: boolean | undefined;
}

interface Failure {
  /** When the generation that stays was begun. */
  readonly entryOf: number;
  readonly failedAt: number;
  readonly retryAt: number;
}

/** A page, the finding that there is none, or a failure that leaves the page as it was. */
export type Making = 'made' | 'not_found' | 'failed';

interface PageCacheParts {
  readonly store: PageStore;
  readonly built: BuiltPages;
  readonly outdated: OutdatedPages;
  /** What is made from now on must be made of content of that time, in ms since 1970, or later. */
  readonly demandContentFrom: (moment: number) => void;
  readonly complain: Complain;
  /** Told of each new generation, once it is on disk or cannot be. */
  readonly onMade?: (key: string, isKept: boolean) => void;
  /** Told what making a page has led to, and how long it took in ms. */
  readonly onTried?: (outcome: Making, ms: number) => void;
  readonly now?: () => number;
}

/** What was found for a request, to be handed back when that request leads to a new generation. */
export interface Found {
  readonly answer: Answer | undefined;
  readonly entry: Entry | undefined;
  readonly timeliness: Timeliness | undefined;
  /** When the next generation begins, in ms since 1970: every mark until then is known. */
  readonly startedAt: number;
  /** Up to which shared mark those on the page were known then. */
  readonly marksTo?: number | undefined;
  /** When the content in use was from then, in ms since 1970. */
  readonly contentFrom?: number;
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
  onMade = () => {},
  onTried = () => {},
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
    const file = await store.look(key, known?.stamp);
    if (file === 'unchanged' && known) return { ...known, checkedAt };
    if (!file || file === 'unchanged') return undefined;
    const entry = await decodePage(key, file.bytes).catch(() => undefined);
    const { stamp, isDoubtful } = file;
    return entry ? { entry, stamp, checkedAt, isDoubtful } : 'broken';
  };

  /** Nobody is to see a page that may be older than one that is lost, once its own window is over. */
  const toShown = ({ entry, isDoubtful = false }: Kept): Entry => {
    if (!isDoubtful) return entry;
    const { due } = toTimeliness(entry, { now: now(), markedAt: 0, retryAt: undefined });
    return due === 'fresh' ? entry : { ...entry, startedAt: 0 };
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

  const lookUp = async (key: string, trusted: number): Promise<Entry | undefined> => {
    const known = memory.get(key);
    if (known && Math.abs(now() - known.checkedAt) < trusted) return toShown(known);
    // What cannot be read in time may be newer than what was built.
    const read = await reading.ask(() => readStored(key, known), 'broken' as const);
    const stored = read === 'broken' ? undefined : read;
    // What this process has but could not write may be newer than the file; what has no file any more is still good.
    const isNewer = stored && (!known || !isNewerThan(known.entry, stored.entry));
    const best = isNewer ? stored : known && { ...known, checkedAt: now() };
    if (best) {
      memory.set(key, best);
      return toShown(best);
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
    const marks = outdated.marksOn(toPath(key), entry);
    const timeliness = toTimeliness(entry, { now: now(), ...marks, retryAt });
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

  const toFound = (
    key: string,
    entry: Entry | undefined,
    timeliness: Timeliness | undefined,
    startedAt: number,
  ): Found => {
    // There may be a page by now, and telling is as cheap as for a path that nobody has asked for yet.
    const isMiss = entry?.value === null && timeliness?.due !== 'fresh';
    const clock = performance.timeOrigin + performance.now();
    const answer = entry && timeliness && !isMiss ? toAnswer(entry, timeliness, clock) : undefined;
    const marksTo = outdated.marksTo(toPath(key));
    return { answer, entry, timeliness, startedAt, marksTo, contentFrom: contentInUseFrom() };
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
    // What takes a page's place is of content that is as new at least, whoever made that page.
    const contentFrom = Math.min(entry?.contentFrom ?? 0, now()) - 1;
    demandContentFrom(Math.max(outdated.markedAt(toPath(key)), contentFrom, 0));
    return toFound(key, entry, judge(key, entry), startedAt);
  };

  /** For whoever only shows pages. Never rejects, and waits for the disk no longer than it is worth. */
  const look = (key: string): Promise<Found> => find(key, trustedFor);

  /** For whoever makes what may not be shown: knows of every mark until now. Never rejects either. */
  const get = (key: string): Promise<Found> => findToMake(key, trustedFor);

  /** The same, without trust in what was found lately. */
  const getAnew = (key: string): Promise<Found> => findToMake(key, 0);

  /** For a while nobody tries again to make a page that was not made. */
  const rest = (key: string, { startedAt, cacheControl }: Entry, since: number): void => {
    const retryAt = since + retryAfter({ cacheControl });
    failures.set(hashKey(key), { entryOf: startedAt, failedAt: since, retryAt });
  };

  const write = async (key: string, entry: Entry, before: Entry | undefined): Promise<void> => {
    try {
      const stamp = await store.write(key, await encodePage(key, entry));
      if (stamp === older) {
        // Another instance has a page of newer content; this one's sources are behind.
        if (memory.get(key)?.entry === entry) memory.delete(key);
        if (before) rest(key, before, now());
        onMade(key, true);
        return;
      }
      if (memory.get(key)?.entry === entry) memory.set(key, { entry, stamp, checkedAt: now() });
      onMade(key, stamp !== undefined);
    } catch (error) {
      complain('page cache: cannot write', error);
      onMade(key, false);
    }
  };

  /** Behind the visitor's back, and the generations of one page in their order. */
  const save = (key: string, entry: Entry, before: Entry | undefined): void => {
    if (writes.size >= mostWrites) {
      complain('page cache: cannot write', new Error('the disk is too slow'));
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
   * @param found what `get` gave to the request that made this
   * @param cacheControl of the new generation
   * @returns whether it is told of later, when it is on disk or cannot be
   */
  const set = async (
    key: string,
    value: Value,
    cacheControl: CacheControl,
    found: Found,
  ): Promise<boolean> => {
    // Next hands the old page back when it cannot make a new one. That page is no younger for it.
    if (value !== null && found.entry && value === found.entry.value) {
      failedAt = now();
      onTried('failed', failedAt - found.startedAt);
      rest(key, found.entry, failedAt);
      return false;
    }
    failedAt = Number.NEGATIVE_INFINITY;
    const contentFrom = contentFromOf(value, found.contentFrom ?? 0);
    const entry: Entry = {
      value,
      cacheControl,
      startedAt: found.startedAt,
      madeAt: now(),
      ...(contentFrom > 0 && { contentFrom }),
      ...(found.marksTo !== undefined && { marksTo: found.marksTo }),
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

  /** Resolves when everything that was set so far is on disk, or cannot be. */
  const settle = async (): Promise<void> => {
    await Promise.all(writes.values());
  };

  /** The next look at a page is one at its file: another process has written it. */
  const forget = (key: string): void => memory.delete(key);

  /** Learns what was marked as out of date until now, by whichever process. */
  const learnMarks = async (): Promise<void> => {
    await sync(0);
  };

  return { look, get, getAnew, set, settle, forget, learnMarks };
};

export type PageCache = ReturnType<typeof createPageCache>;
