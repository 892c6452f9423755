import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentState, undatedContent } from './content';
import { isMissing } from '@troupe/basics/errorCode';
import { toPath } from './pageKey';
import { createSharedInvalidations, type InvalidationStore } from './sharedInvalidations';

const hourMs = 3_600_000;
/** In ms. A page that is older than this is rendered again in any case, so an older invalidation has no effect. */
export const INVALIDATIONS_KEPT_MS = 24 * hourMs;
/** More invalidations than this are replaced by one of all pages, to limit the memory. */
const maxInvalidations = 20_000;
/** In bytes, for one hour. */
const largestLog = 32 * 1024 * 1024;
/** In bytes. Every line is much shorter. */
const readAtOnce = 1024 * 1024;
const ending = '.log';
const everything = '*';

interface Line {
  readonly at: number;
  readonly path: string;
  /** Of an invalidation that all instances share. */
  readonly version?: number | undefined;
}

const toLine = ({ at, path, version }: Line) =>
  `${at} ${JSON.stringify(path)}${version === undefined ? '' : ` ${version}`}\n`;

const parseLine = (line: string): Line | undefined => {
  const [, at, text = '', version] = /^(\d{1,15}) (".*")(?: (\d{1,16}))?$/.exec(line) ?? [];
  if (at === undefined) return undefined;
  try {
    const path = String(JSON.parse(text));
    return { at: Number(at), path, version: version === undefined ? undefined : Number(version) };
  } catch {
    return undefined;
  }
};

interface InvalidationsParts {
  readonly now?: () => number;
  /** Shared by instances, if there are several. */
  readonly store?: InvalidationStore | undefined;
  readonly content?: Pick<ContentState, 'newsFrom' | 'setNewsFrom'>;
}

/**
 * Stores which pages were invalidated when. There is one log file per hour. All processes on the disk append to it, and
 * each reads it from its last position. Incomplete or invalid lines are skipped. Shared invalidations are logged too,
 * for the case that Redis cannot be reached after a restart.
 *
 * @param folder used for nothing else
 */
export const createInvalidations = (
  folder: string,
  { now = Date.now, store, content = undatedContent }: InvalidationsParts = {},
) => {
  const shared = createSharedInvalidations(now, store);
  const invalidations = new Map<string, number>();
  /** The read position of each log, and the identity of the file to which it applies. */
  const readTo = new Map<string, { readonly file: string; readonly to: number }>();
  let everythingFrom = 0;
  let syncedAt = 0;
  /** The latest time of the clock that this process has seen. */
  let seenUntil = 0;
  /** When a read of the logs last failed and pages were rendered anyway. */
  let doubtedAt = Number.NEGATIVE_INFINITY;
  let syncing: Promise<void> | undefined;

  const markedHereAt = (path: string): number =>
    Math.max(content.newsFrom(), invalidations.get(path) ?? 0, everythingFrom);

  /**
   * After a failed read, a page may have been rendered after an invalidation but without knowing it. The invalidation
   * then counts from the time it is read.
   */
  const toMoment = (at: number): number => (doubtedAt >= syncedAt ? now() : Math.min(at, now()));

  /** Moves invalidations out of the future after the clock was set back. Otherwise they would apply to new pages. */
  const bringBack = (): void => {
    const moment = now();
    if (content.newsFrom() > moment) content.setNewsFrom(moment);
    const isSetBack = moment < seenUntil;
    seenUntil = moment;
    if (!isSetBack) return;
    for (const [path, at] of invalidations) invalidations.set(path, Math.min(at, moment));
    everythingFrom = Math.min(everythingFrom, moment);
    doubtedAt = Math.min(doubtedAt, moment);
    syncedAt = 0;
  };

  const note = (at: number, path: string) => {
    if (path === everything) everythingFrom = Math.max(everythingFrom, at);
    else invalidations.set(path, Math.max(invalidations.get(path) ?? 0, at));
    if (invalidations.size <= maxInvalidations) return;
    for (const each of invalidations.values()) everythingFrom = Math.max(everythingFrom, each);
    invalidations.clear();
  };

  const readOn = async (name: string): Promise<void> => {
    const path = join(folder, name);
    const { ino, birthtimeMs, size } = await stat(path);
    const identity = `${ino} ${birthtimeMs}`;
    const known = readTo.get(name);
    let from = known?.file === identity && known.to <= size ? known.to : 0;
    if (size === from) return;
    const file = await open(path, 'r');
    try {
      const bytes = Buffer.alloc(Math.min(size - from, readAtOnce));
      for (let whole = 1; whole > 0 && from < size; from += whole) {
        const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
        whole = bytes.subarray(0, bytesRead).lastIndexOf('\n') + 1;
        for (const line of bytes.toString('utf8', 0, whole).split('\n')) {
          const mark = parseLine(line);
          if (mark?.version !== undefined) shared.note(mark.path, mark.version);
          else if (mark) note(toMoment(mark.at), mark.path);
        }
        readTo.set(name, { file: identity, to: from + whole });
      }
    } finally {
      await file.close();
    }
  };

  const readAll = async (): Promise<void> => {
    const startedAt = now();
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names.filter((it) => it.endsWith(ending))) {
      await readOn(name).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    }
    syncedAt = startedAt;
  };

  const openLog = async (at: number) => {
    await mkdir(folder, { recursive: true });
    return open(join(folder, `${Math.floor(at / hourMs)}${ending}`), 'a');
  };

  // Begins with a line break, because a killed process may have left an incomplete line.
  const toText = (lines: readonly Line[]): string => `\n${lines.map(toLine).join('')}`;

  /** Logs shared invalidations, once: their versions show which pages were rendered without knowing them. */
  const remember = async (listed: readonly (readonly [string, number])[]): Promise<void> => {
    if (listed.length === 0) return;
    const at = now();
    const file = await openLog(at);
    try {
      const { size } = await file.stat();
      const highest = Math.max(...listed.slice(-1).map(([, version]) => version));
      const kept = size < largestLog ? listed : [[everything, highest] as const];
      await file.write(toText(kept.map(([path, version]) => ({ at, path, version }))));
      await file.sync();
    } finally {
      await file.close();
    }
  };

  const append = async (at: number, paths: readonly string[]): Promise<void> => {
    const file = await openLog(at);
    try {
      const { size } = await file.stat();
      const listed = paths.length <= maxInvalidations && size < largestLog ? paths : [everything];
      const write = async (moment: number) => {
        await file.write(toText(listed.map((path) => ({ at: moment, path }))));
      };
      await write(at);
      // Another process may have started to render outdated content after `at`, before it could read the invalidation.
      // The invalidation is therefore written a second time, now that all processes can read it.
      const seenFrom = now();
      seenUntil = Math.max(seenUntil, seenFrom);
      for (const path of listed) note(seenFrom, path);
      await write(seenFrom);
      await file.sync();
    } finally {
      await file.close();
    }
  };

  /** Invalidates pages on this machine only. */
  const addHere = async (paths: readonly string[]): Promise<void> => {
    const at = now();
    for (const path of paths) note(at, path);
    if (paths.length > 0) await append(at, paths);
  };

  const readEverything = async (): Promise<void> => {
    const [, learnt] = await Promise.all([readAll(), shared.learn()]);
    // A failed write matters only after a restart.
    await remember(learnt).catch(() => undefined);
  };

  return {
    /**
     * Invalidates every version of these pages whose rendering began before now. If the disk or Redis fails, the call
     * rejects, but the pages are invalid in this process.
     */
    add: async (keys: readonly string[]): Promise<void> => {
      bringBack();
      const paths = [...new Set(keys.map(toPath))];
      if (paths.length === 0) return;
      try {
        const listed = await shared.add(paths.length <= maxInvalidations ? paths : [everything]);
        await (listed ? remember(listed) : addHere(paths));
      } catch (error) {
        await addHere(paths);
        throw error;
      }
    },

    /** Invalidates pages on this machine only. */
    addHere: async (keys: readonly string[]): Promise<void> => {
      bringBack();
      await addHere([...new Set(keys.map(toPath))]);
    },

    /** Reads invalidations of other processes, unless they were read within the last `maxAge` ms. */
    sync: async (maxAge: number): Promise<void> => {
      bringBack();
      if (now() - syncedAt < maxAge) return;
      syncing ??= readEverything().finally(() => {
        syncing = undefined;
      });
      await syncing;
    },

    /** Records that pages are rendered although `sync` failed: invalidations of other processes may be unknown. */
    doubt: (): void => {
      doubtedAt = now();
    },

    /** All invalidations up to this time are known, in ms since 1970. */
    syncedAt: () => syncedAt,

    /** When a page was last invalidated, as far as this process knows, in ms since 1970; 0 for never. */
    markedAt: (path: string): number => Math.max(markedHereAt(path), shared.learntAt(path)),

    /** The invalidations that apply to one version of a page, for `toFreshness`. */
    invalidationsOn: (
      path: string,
      { invalidationVersion }: { readonly invalidationVersion?: number | undefined },
    ): { readonly markedAt: number; readonly isMissed: boolean } =>
      invalidationVersion === undefined
        ? { markedAt: Math.max(markedHereAt(path), shared.learntAt(path)), isMissed: false }
        : { markedAt: markedHereAt(path), isMissed: shared.versionOf(path) > invalidationVersion },

    /** The last known shared invalidation version for a page; undefined if instances share none. */
    invalidationVersion: (path: string): number | undefined =>
      store && Math.max(shared.knownTo(), shared.versionOf(path)),

    /** Removes invalidations and logs that have no effect any more. */
    tidy: async (): Promise<void> => {
      const oldest = Math.floor((now() - INVALIDATIONS_KEPT_MS) / hourMs) - 1;
      shared.tidy(now() - INVALIDATIONS_KEPT_MS);
      for (const [path, at] of invalidations)
        if (at < now() - INVALIDATIONS_KEPT_MS) invalidations.delete(path);
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.endsWith(ending) && Number.parseInt(name, 10) < oldest) {
          readTo.delete(name);
          await rm(join(folder, name), { force: true });
        }
      }
    },
  };
};

export type Invalidations = ReturnType<typeof createInvalidations>;
