import type { ContentFault } from '@/catalog/sources/contentFault';
import { type EntryStamp, readEntryStamps } from '@troupe/basics/fileStamp';
import { runInSlices, type TimeSlices } from '@/lib/timeSlices';
import type { Loaded, RawRecord } from '../loader';
import type { FoundFile, Listed } from './listFiles';

interface Unusable {
  readonly fault: ContentFault;
  /** The disk failed, not the file: the file is read again even if it does not change. */
  readonly isPassing?: true;
}

export type Outcome = { readonly record: RawRecord } | Unusable;

/** A file with its size. */
export interface SizedFile extends FoundFile {
  /** In bytes, at the time of the `stat`. */
  readonly size: number;
}

interface Followed {
  readonly path: string;
  readonly stamp: string;
  readonly reading: Promise<Outcome>;
  /** `undefined` while the file is being read. */
  outcome?: Outcome;
}

const byName = (a: FoundFile, b: FoundFile) => (a.file < b.file ? -1 : 1);

const unusable = (file: string, reason: string): Outcome => ({
  fault: { file, field: '', kind: 'unreadable', reason },
});

/** Reuses the object of a known fault, so that a comparison of two loads finds no change. */
const sameFault = (known: readonly ContentFault[], fault: ContentFault): ContentFault =>
  known.find(
    ({ file, kind, reason }) =>
      file === fault.file && kind === fault.kind && reason === fault.reason,
  ) ?? fault;

const isPassing = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && 'fault' in outcome && outcome.isPassing === true;

const sameOutcome = (known: Outcome | undefined, outcome: Outcome): Outcome =>
  known && 'fault' in known && 'fault' in outcome
    ? { ...outcome, fault: sameFault([known.fault], outcome.fault) }
    : outcome;

/**
 * Reads files and caches the results. A file is read again only if its size or modification time differs, or if it
 * could not be read, so frequent calls are cheap.
 *
 * @param read returns the record of a file or a fault; must not reject
 * @returns a function that returns the records and faults of the listed files, in the order of their names
 */
export const followFiles = (read: (found: SizedFile) => Promise<Outcome>) => {
  let followed = new Map<string, Followed>();
  let toldFaults: readonly ContentFault[] = [];

  const readAnew = async ({ file, path }: FoundFile, { size, isFile }: EntryStamp) =>
    isFile
      ? read({ file, path, size })
      : unusable(file, 'is a pipe, a device or a link to itself, and no file');

  const follow = (found: FoundFile, now: EntryStamp): Followed => {
    const { file, path } = found;
    const known = followed.get(file);
    const isSame = known?.stamp === now.stamp && known.path === path;
    if (isSame && !isPassing(known.outcome)) return known;
    const next: Followed = { path, stamp: now.stamp, reading: readAnew(found, now) };
    void next.reading.then((outcome) => {
      next.outcome = sameOutcome(known?.outcome, outcome);
    });
    return next;
  };

  function* followEach(
    files: readonly FoundFile[],
    stamps: readonly (EntryStamp | undefined)[],
  ): TimeSlices<Map<string, Followed>> {
    const found = new Map<string, Followed>();
    for (const [index, file] of files.entries()) {
      const now = stamps[index];
      // The file was deleted after it was listed.
      if (!now) continue;
      const it = follow(file, now);
      found.set(file.file, it);
      // Set it now, not after all files are read: a further call after a timeout must not read the files again.
      followed.set(file.file, it);
      yield;
    }
    return found;
  }

  const followAll = async (files: readonly FoundFile[]): Promise<readonly Outcome[]> => {
    const stamps = await readEntryStamps(files.map(({ path }) => path));
    const found = await runInSlices(followEach(files, stamps));
    followed = found;
    const all = [...found.values()];
    await Promise.all(all.flatMap((it) => (it.outcome ? [] : it.reading)));
    return all.flatMap(({ outcome }) => outcome ?? []);
  };

  return async ({ files, faults }: Listed): Promise<Loaded> => {
    const outcomes = await followAll([...files].sort(byName));
    toldFaults = faults.map((fault) => sameFault(toldFaults, fault));
    const records: RawRecord[] = [];
    const told = [...toldFaults];
    for (const outcome of outcomes) {
      if ('record' in outcome) records.push(outcome.record);
      else told.push(outcome.fault);
    }
    return { records, faults: told };
  };
};
