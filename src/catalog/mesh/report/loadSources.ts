import { withTimeout } from '@troupe/basics/withTimeout';
import type { Loaded, Loader, RawRecord, SourceId } from '@/catalog/sources/loader';
import { parsePlace } from '../collections';
import { isPictureFile } from '../nodes/picture';

/** The result of loading one source. */
export interface SourceReport {
  readonly id: SourceId;
  /** The name for operators. */
  readonly name: string;
  /** `empty`: the source answers, but has no records. */
  readonly state: 'up' | 'empty' | 'down';
  /** Why it is down. */
  readonly reason: string | null;
  /**
   * The number of records per collection; `texts` over all collections, `misplaced` for those in none. For the
   * upstream, the number of answers per kind.
   */
  readonly counts: Readonly<Record<string, number>>;
  /** The number of its files that could not be read; each is a fault too. */
  readonly unreadable: number;
}

interface LoadedSource {
  readonly report: SourceReport;
  /** `undefined` if the source is down. */
  readonly loaded: Loaded | undefined;
}

/** In ms. Longer than a page may wait, so that a slow source does not count as down. */
const timeoutMs = 60_000;

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

/** Loads until nothing new arrives: a loader may defer slow parts to its next load. */
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
    const loaded = await withTimeout(loadAll(loader), timeoutMs);
    const { records, faults } = loaded;
    const state = records.length === 0 ? 'empty' : 'up';
    const counts = countRecords(records);
    return {
      loaded,
      report: { id, name, state, reason: null, counts, unreadable: faults.length },
    };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    // Some messages already start with the source's id.
    const reason = text.startsWith(`${id}: `) ? text.slice(id.length + 2) : text;
    return {
      loaded: undefined,
      report: { id, name, state: 'down', reason, counts: {}, unreadable: 0 },
    };
  }
};

/** Loads every source completely. A source that is down does not affect the others. */
export const loadSources = (loaders: readonly Loader[]): Promise<readonly LoadedSource[]> =>
  Promise.all(loaders.map(loadSource));
