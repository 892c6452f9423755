import { withTimeout } from '@/lib/withTimeout';
import type { Loaded, Loader, RawRecord, SourceId } from '@/sources/loader';
import { parsePlace } from '../collections';
import { isPictureFile } from '../nodes/picture';

/** What one source gave, or why it gave nothing. */
export interface SourceReport {
  readonly id: SourceId;
  /** In words an operator knows. */
  readonly name: string;
  /** A source that is empty answers, but has nothing. */
  readonly state: 'up' | 'empty' | 'down';
  /** Why it is down. */
  readonly reason: string | null;
  /**
   * How many records of each collection; `texts` over all collections, `misplaced` for what is in none. Of the back end,
   * how many answers of each kind.
   */
  readonly counts: Readonly<Record<string, number>>;
  /** How many of its things could not be read; each is a fault too. */
  readonly unreadable: number;
}

interface LoadedSource {
  readonly report: SourceReport;
  /** Nothing where the source is down. */
  readonly loaded: Loaded | undefined;
}

/** Longer than a page may wait, so that a slow source is told from one that is down. In ms. */
const patience = 60_000;

const nameOf = ({ file }: RawRecord): string => {
  if (isPictureFile(file)) return 'pictures';
  const [folder, kind] = file.split('/');
  if (folder === 'upstream' && kind !== undefined) return kind;
  const place = parsePlace(file);
  if (!place) return 'misplaced';
  return place.kind === 'texts' ? 'texts' : place.collection;
};

const countRecords = (records: readonly RawRecord[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const record of records) counts[nameOf(record)] = (counts[nameOf(record)] ?? 0) + 1;
  return counts;
};

/** A source may leave to its next load what takes longer than a page can wait; here it is waited for. */
const loadAll = async (loader: Loader): Promise<Loaded> => {
  let loaded = await loader.load();
  for (;;) {
    const next = await loader.load();
    const isMore = next.records.length > loaded.records.length;
    loaded = next;
    if (!isMore) return loaded;
  }
};

const loadSource = async (loader: Loader): Promise<LoadedSource> => {
  const { id, name } = loader;
  try {
    const loaded = await withTimeout(loadAll(loader), patience);
    const { records, faults } = loaded;
    const state = records.length === 0 ? 'empty' : 'up';
    const counts = countRecords(records);
    return {
      loaded,
      report: { id, name, state, reason: null, counts, unreadable: faults.length },
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Some name themselves already.
    const reason = text.startsWith(`${id}: `) ? text.slice(id.length + 2) : text;
    return {
      loaded: undefined,
      report: { id, name, state: 'down', reason, counts: {}, unreadable: 0 },
    };
  }
};

/** Asks every source until it has nothing more to say. One that is down takes nothing from the others. */
export const loadSources = (loaders: readonly Loader[]): Promise<readonly LoadedSource[]> =>
  Promise.all(loaders.map(loadSource));
