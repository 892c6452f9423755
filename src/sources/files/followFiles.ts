import type { Fault } from '@/lib/fault';
import { type EntryStamp, readEntryStamps } from '@/lib/fileStamp';
import { runInSlices, type Steps } from '@/lib/steps';
import type { Loaded, RawRecord } from '../loader';
import type { FoundFile, Listed } from './listFiles';

interface Unusable {
  readonly fault: Fault;
  /** The disk's trouble rather than the file's: it is read again though nobody touched it. */
  readonly isPassing?: true;
}

export type Outcome = { readonly record: RawRecord } | Unusable;

/** A file as it is to be read. */
export interface SizedFile extends FoundFile {
  /** In bytes, as it was when it was looked at. */
  readonly size: number;
}

interface Followed {
  readonly path: string;
  readonly stamp: string;
  readonly reading: Promise<Outcome>;
  /** Nothing while it is being read. */
  outcome?: Outcome;
}

const byName = (a: FoundFile, b: FoundFile) => (a.file < b.file ? -1 : 1);

const unusable = (file: string, reason: string): Outcome => ({
  fault: { file, field: '', kind: 'unreadable', reason },
});

/** A fault that was told before is the same one still: who compares two loads must not take it for news. */
const sameFault = (known: readonly Fault[], fault: Fault): Fault =>
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
 * Reads files again and again. One is read anew only when its size or time of change differs, or when it could not be
 * read, so asking often is cheap.
 *
 * @param read what a file says, or why it says nothing; must not reject
 * @returns a function that gives all of the files it is told, in the order of their names
 */
export const followFiles = (read: (found: SizedFile) => Promise<Outcome>) => {
  let followed = new Map<string, Followed>();
  let toldFaults: readonly Fault[] = [];

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
  ): Steps<Map<string, Followed>> {
    const found = new Map<string, Followed>();
    for (const [index, file] of files.entries()) {
      const now = stamps[index];
      // Gone since it was listed.
      if (!now) continue;
      const it = follow(file, now);
      found.set(file.file, it);
      // From now on, and not when all is read: who asks again meanwhile, for it took too long, must not start from scratch.
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
