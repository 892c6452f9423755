import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { announceNews, contentNewsFrom } from '@/lib/contentTime';
import { isMissing } from '@/lib/fileStamp';
import { toPath } from './pageKey';
import { createSharedMarks, type MarkStore } from './sharedMarks';

const hourMs = 3_600_000;
/** In ms. What was made before that is made anew in any case, so an older mark says nothing new. */
export const marksKeptFor = 24 * hourMs;
/** More marks than that become one on everything: true as well, and no larger for it. */
const mostMarks = 20_000;
/** In bytes, of an hour. */
const largestLog = 32 * 1024 * 1024;
/** In bytes. No line is nearly as long. */
const readAtOnce = 1024 * 1024;
const ending = '.log';
const everything = '*';

interface Line {
  readonly at: number;
  readonly path: string;
  /** Of a mark that all instances share. */
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

/**
 * Which pages are out of date since when: a log per hour that every process on the disk appends to and reads on from
 * where it was. A line that is torn or foreign is passed over. Where instances share their marks, the log has those too,
 * for the time after a restart in which nobody else can be asked.
 *
 * @param folder of its own
 * @param store what instances share, where there are several
 */
export const createOutdatedPages = (
  folder: string,
  now: () => number = Date.now,
  store?: MarkStore,
) => {
  const shared = createSharedMarks(now, store);
  const marks = new Map<string, number>();
  /** How far each log was read, and that it is still the same file. */
  const readTo = new Map<string, { readonly file: string; readonly to: number }>();
  let everythingFrom = 0;
  let syncedAt = 0;
  /** The latest moment that the clock has shown here. */
  let seenUntil = 0;
  /** When pages were last made without a look at the logs. */
  let doubtedAt = Number.NEGATIVE_INFINITY;
  let syncing: Promise<void> | undefined;

  const markedHereAt = (path: string): number =>
    Math.max(contentNewsFrom(), marks.get(path) ?? 0, everythingFrom);

  /** What was made in ignorance of a mark began after it all the same: the mark then counts from when it is read. */
  const toMoment = (at: number): number => (doubtedAt >= syncedAt ? now() : Math.min(at, now()));

  /** Marks from before the clock was set back: they would apply to all that is made until they are over. */
  const bringBack = (): void => {
    const moment = now();
    if (contentNewsFrom() > moment) announceNews(moment);
    const isSetBack = moment < seenUntil;
    seenUntil = moment;
    if (!isSetBack) return;
    for (const [path, at] of marks) marks.set(path, Math.min(at, moment));
    everythingFrom = Math.min(everythingFrom, moment);
    doubtedAt = Math.min(doubtedAt, moment);
    syncedAt = 0;
  };

  const note = (at: number, path: string) => {
    if (path === everything) everythingFrom = Math.max(everythingFrom, at);
    else marks.set(path, Math.max(marks.get(path) ?? 0, at));
    if (marks.size <= mostMarks) return;
    for (const each of marks.values()) everythingFrom = Math.max(everythingFrom, each);
    marks.clear();
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

  // Begins a line of its own, whatever a killed process left behind.
  const toText = (lines: readonly Line[]): string => `\n${lines.map(toLine).join('')}`;

  /** What instances share is written once: its version tells what was made in ignorance of it. */
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
      const listed = paths.length <= mostMarks && size < largestLog ? paths : [everything];
      const write = async (moment: number) => {
        await file.write(toText(listed.map((path) => ({ at: moment, path }))));
      };
      await write(at);
      // Another process may have begun pages since, which hold what is old and are younger than the mark that it could
      // not see yet. So it is said again now that all can see it.
      const seenFrom = now();
      seenUntil = Math.max(seenUntil, seenFrom);
      for (const path of listed) note(seenFrom, path);
      await write(seenFrom);
      await file.sync();
    } finally {
      await file.close();
    }
  };

  /** Marks pages on this machine alone. */
  const addHere = async (paths: readonly string[]): Promise<void> => {
    const at = now();
    for (const path of paths) note(at, path);
    if (paths.length > 0) await append(at, paths);
  };

  const readEverything = async (): Promise<void> => {
    const [, learnt] = await Promise.all([readAll(), shared.learn()]);
    // A log that cannot be written to is of no use after a restart; until then nothing is missing.
    await remember(learnt).catch(() => undefined);
  };

  return {
    /**
     * From now on whatever of these pages was begun until now is out of date. Holds in this process even where the disk
     * or the other instances cannot be told, and this rejects.
     */
    add: async (keys: readonly string[]): Promise<void> => {
      bringBack();
      const paths = [...new Set(keys.map(toPath))];
      if (paths.length === 0) return;
      try {
        const listed = await shared.add(paths.length <= mostMarks ? paths : [everything]);
        await (listed ? remember(listed) : addHere(paths));
      } catch (error) {
        await addHere(paths);
        throw error;
      }
    },

    /** The same for this machine, whose pages are no worse than other machines' for anything but where they lie. */
    addHere: async (keys: readonly string[]): Promise<void> => {
      bringBack();
      await addHere([...new Set(keys.map(toPath))]);
    },

    /** Reads what other processes marked, unless that was done within the last `maxAge` ms. */
    sync: async (maxAge: number): Promise<void> => {
      bringBack();
      if (now() - syncedAt < maxAge) return;
      syncing ??= readEverything().finally(() => {
        syncing = undefined;
      });
      await syncing;
    },

    /** Tells that pages are made although reading failed: what other processes marked may not be known. */
    doubt: (): void => {
      doubtedAt = now();
    },

    /** Up to when every mark is known, in ms since 1970. */
    syncedAt: () => syncedAt,

    /** When a page was last marked, as far as is known here, in ms since 1970; 0 for never. */
    markedAt: (path: string): number => Math.max(markedHereAt(path), shared.learntAt(path)),

    /** What the marks say of one generation of a page, for whoever judges it. */
    marksOn: (
      path: string,
      { marksTo }: { readonly marksTo?: number | undefined },
    ): { readonly markedAt: number; readonly isMissed: boolean } =>
      marksTo === undefined
        ? { markedAt: Math.max(markedHereAt(path), shared.learntAt(path)), isMissed: false }
        : { markedAt: markedHereAt(path), isMissed: shared.versionOf(path) > marksTo },

    /** Up to which shared mark those on a page are known; nothing where there is nobody to share with. */
    marksTo: (path: string): number | undefined =>
      store && Math.max(shared.knownTo(), shared.versionOf(path)),

    /** Removes logs that say nothing new any more. */
    tidy: async (): Promise<void> => {
      const oldest = Math.floor((now() - marksKeptFor) / hourMs) - 1;
      shared.tidy(now() - marksKeptFor);
      for (const [path, at] of marks) if (at < now() - marksKeptFor) marks.delete(path);
      for (const name of await readdir(folder).catch(() => [])) {
        if (name.endsWith(ending) && Number.parseInt(name, 10) < oldest) {
          readTo.delete(name);
          await rm(join(folder, name), { force: true });
        }
      }
    },
  };
};

export type OutdatedPages = ReturnType<typeof createOutdatedPages>;
