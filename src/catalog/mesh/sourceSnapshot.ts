import { dateContent } from '@/platform/process/contentInUse';
import { createStaleIfError } from '@/lib/staleIfError';
import { TimeoutError, withTimeout } from '@troupe/basics/withTimeout';
import { withSpan } from '@/platform/tracing/tracer';
import type { Loaded, Loader, RawRecord, SourceId } from '@/catalog/sources/loader';
import type { StoredLoad } from './storedLoad';

/** A loader with its time limits. */
export interface Source {
  readonly loader: Loader;
  /** In ms. A younger load is not repeated. */
  readonly maxAge: number;
  /** For one load, in ms. */
  readonly timeout: number;
  /** For a load while no earlier one is known, in ms. */
  readonly firstTimeout: number;
  /** Whether the shop cannot run without it. The mesh is built without another source that has never answered. */
  readonly isEssential: boolean;
}

/** A source with its last load. */
export interface SourceSnapshot {
  readonly id: SourceId;
  readonly name: string;
  /** The current or last load. If the source fails and none is known: `undefined`, or rejects if it is essential. */
  readonly get: () => Promise<Loaded | undefined>;
  /** The load on disk from before the process started, if any. */
  readonly recall: () => Promise<Loaded | undefined>;
  /** Whether the load may be outdated: the source failed, or a part of it could not be read. */
  readonly isFailing: () => boolean;
  /** When the last successful load started, in ms since 1970; `undefined` if none since the process started. */
  readonly goodAt: () => number | undefined;
  /** Saves the load, with the last good version of each refused file. */
  readonly settle: (loaded: Loaded, refused: ReadonlySet<string>) => Promise<void>;
}

interface SourceSnapshotOptions extends Source {
  readonly kept: StoredLoad;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly demandedFrom: () => number;
  /** Called once per failure; the client gets no error. */
  readonly onFailure: (error: unknown) => void;
}

/** The timeout for a source whose last load failed, in ms: enough for one that has recovered. */
const timeoutMs = 300;

/** The new records, with the previous versions of refused files. */
const remember = (
  { records }: Loaded,
  refused: ReadonlySet<string>,
  before: readonly RawRecord[],
): readonly RawRecord[] => {
  if (refused.size === 0) return records;
  return [
    ...records.filter(({ file }) => !refused.has(file)),
    ...before.filter(({ file }) => refused.has(file)),
  ];
};

const isSame = (a: readonly RawRecord[], b: readonly RawRecord[]) =>
  a.length === b.length && a.every((record, position) => record === b[position]);

/**
 * Caches the load of one source. Concurrent calls share one load. While the source fails, returns its last load, also
 * from before a restart.
 */
export const createSourceSnapshot = ({
  loader,
  timeout,
  firstTimeout,
  isEssential,
  kept,
  onFailure,
  ...age
}: SourceSnapshotOptions): SourceSnapshot => {
  let isFailing = false;
  let hasUnread = false;
  let goodAt: number | undefined;
  let recalled: Promise<Loaded | undefined> | undefined;
  let good: readonly RawRecord[] | undefined;

  const recall = () => (recalled ??= kept.read());

  const fail = (error: unknown) => {
    isFailing = true;
    onFailure(error);
  };

  const lastGood = createStaleIfError<Loaded>({
    ...age,
    load: async (last) => {
      const askedAt = age.now();
      try {
        const loaded = await withTimeout(
          withSpan(`load ${loader.id}`, async () => loader.load()),
          last ? timeout : firstTimeout,
        );
        isFailing = false;
        goodAt = askedAt;
        hasUnread = loaded.faults.some(({ kind }) => kind === 'unreadable');
        // An unreadable file keeps its old version, so the load as a whole has no new date.
        if (!hasUnread) dateContent(loaded, askedAt);
        return loaded;
      } catch (error) {
        const before = last ?? (await recall());
        if (!before) throw error;
        fail(error);
        return before;
      }
    },
    onFailure: fail,
  });

  const get = async () => {
    const asked = lastGood.get();
    if (isEssential && lastGood.peek() === undefined) return asked;
    if (!isFailing) return asked.catch(() => undefined);
    try {
      return await withTimeout(asked, timeoutMs);
    } catch (error) {
      return error instanceof TimeoutError ? lastGood.peek() : undefined;
    }
  };

  const settle = async (loaded: Loaded, refused: ReadonlySet<string>) => {
    if (isFailing) return;
    const before = good ?? (refused.size > 0 ? (await recall())?.records : undefined) ?? [];
    const next = remember(loaded, refused, before);
    if (good && isSame(next, good)) return;
    good = next;
    kept.keep(next);
  };

  return {
    id: loader.id,
    name: loader.name,
    get,
    recall,
    isFailing: () => isFailing || hasUnread,
    goodAt: () => goodAt,
    settle,
  };
};
