import { dateContent } from '@/lib/contentDate';
import { createLastGood } from '@/lib/lastGood';
import { TimeoutError, withTimeout } from '@/lib/withTimeout';
import { withSpan } from '@/tracing/tracer';
import type { Loaded, Loader, RawRecord, SourceId } from '@/sources/loader';
import type { KeptLoad } from './keptLoad';

/** A source, and how it is to be asked. */
export interface Source {
  readonly loader: Loader;
  /** In ms: what was loaded since is not asked for again. */
  readonly maxAge: number;
  /** How long it may take, in ms. */
  readonly timeout: number;
  /** How long it may take while nothing is known yet that could stand in for it. */
  readonly firstTimeout: number;
  /** Without it there is no shop; others are waited for in vain no longer than that. */
  readonly isEssential: boolean;
}

/** A source with its memory. */
export interface SourceSnapshot {
  readonly id: SourceId;
  readonly name: string;
  /** What the source has, or last had. Where it fails and nobody ever knew: nothing, or an error if it is essential. */
  readonly get: () => Promise<Loaded | undefined>;
  /** What it last gave in an earlier life of this process, if that is known. */
  readonly recall: () => Promise<Loaded | undefined>;
  /** Whether what it gives may not be its newest: it failed, or could not be read in part. */
  readonly isFailing: () => boolean;
  /** When it was asked for what it last gave, in ms since 1970; nothing where it never answered this process. */
  readonly goodAt: () => number | undefined;
  /** Tells which files were refused, so that their good versions are what is remembered. */
  readonly settle: (loaded: Loaded, refused: ReadonlySet<string>) => Promise<void>;
}

interface SourceSnapshotOptions extends Source {
  readonly kept: KeptLoad;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly demandedFrom: () => number;
  /** Told once per failure; the visitor is not. */
  readonly onFailure: (error: unknown) => void;
}

/** How long a source that is known to fail is waited for, in ms: enough for one that has come back. */
const patience = 300;

/** What is new, but for files that were refused: those stay as they were. */
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
 * One source's part of the truth: asked once however many want it, and for as long as it fails, what it last gave, in
 * this life of the process or an earlier one.
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

  const lastGood = createLastGood<Loaded>({
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
        // What could not be read stays as it was, however old.
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
      return await withTimeout(asked, patience);
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
