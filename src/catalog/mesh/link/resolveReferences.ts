import { type ContentFault, formatContentFault } from '@/catalog/sources/contentFault';
import type { TimeSlices } from '@/lib/timeSlices';
import { createRecordIndex, type RecordIndex } from '../recordIndex';
import type { MeshRecord } from '../records';
import { checkFileNames, checkIds, checkReservedSlugs, checkSlugs } from './checkIdentity';
import { checkPosts, findUnshown } from './checkArticles';
import { checkOwnTerms } from './checkOwnTerms';
import { checkRedirectChains, checkRedirectPaths, checkRedirectTargets } from './checkRedirects';
import {
  checkOffers,
  checkOffices,
  checkOrphans,
  checkPeople,
  checkReviews,
  checkShops,
} from './checkReferences';
import { checkExtras, findGaps } from './checkTexts';
import { type Check, type LinkFault, type Path, without } from './linkFault';

export interface ResolvedReferences {
  readonly draft: RecordIndex;
  readonly faults: readonly ContentFault[];
  /** Faults in the resulting draft that affect no other record. */
  readonly gaps: readonly ContentFault[];
  /** Files that are not used as written: they fell back, lost a part or were removed. */
  readonly refused: ReadonlySet<string>;
}

type Records = ReadonlyMap<string, MeshRecord>;

/**
 * In order of dependency: a check sees only records that passed the checks before it. So no record is rejected because
 * of a conflict with a record that is removed anyway.
 */
const checks: readonly Check[] = [
  checkFileNames,
  checkIds,
  checkOffers,
  checkPeople,
  checkOrphans,
  checkReservedSlugs,
  checkSlugs,
  checkExtras,
  checkShops,
  checkOwnTerms,
  checkOffices,
  checkReviews,
  checkPosts,
  checkRedirectTargets,
  checkRedirectPaths,
  checkRedirectChains,
];

/** Removes each faulty part, or the whole record if the part is not found, so that every round removes something. */
const takeOut = (records: Records, faults: readonly LinkFault[]): Records => {
  const partsOf = new Map<string, Path[]>();
  for (const { file, part } of faults) {
    const parts = partsOf.get(file) ?? [];
    parts.push(part);
    partsOf.set(file, parts);
  }
  const mended = new Map(records);
  for (const [file, parts] of partsOf) {
    const record = records.get(file);
    if (!record || parts.some((part) => part.length === 0)) {
      mended.delete(file);
      continue;
    }
    const rest = without(record, parts);
    if (JSON.stringify(rest.value) === JSON.stringify(record.value)) mended.delete(file);
    else mended.set(file, rest);
  }
  return mended;
};

/** Drops the internal fields and duplicates: a slug claimed in seven languages is one fault for the editor. */
const tellAll = (faults: readonly LinkFault[]): readonly ContentFault[] => {
  const told = faults.map(({ file, field, kind, reason }) => ({ file, field, kind, reason }));
  return [...new Map(told.map((fault) => [formatContentFault(fault), fault])).values()];
};

/** Faults that remove no content and are only reported. */
const findHarmless = (draft: RecordIndex): readonly ContentFault[] => [
  ...findGaps(draft),
  ...findUnshown(draft),
];

interface Found {
  readonly check: Check;
  readonly faults: readonly LinkFault[];
}

/** The first check that finds faults, with all its faults. */
function* findFaults(draft: RecordIndex, lastGood: Records): TimeSlices<Found | undefined> {
  for (const check of checks) {
    const checked = check(draft, lastGood);
    const faults = 'next' in checked ? yield* checked : checked;
    if (faults.length > 0) return { check, faults };
    yield;
  }
  return undefined;
}

/**
 * Checks all references and repairs the faults, until the remaining records are consistent. A faulty record falls back
 * once to its last good version; if it has none, its faulty part or the whole record is removed.
 *
 * @param lastGood records of the last settled mesh, by file
 */
export function* resolveReferences(
  records: readonly MeshRecord[],
  lastGood: Records,
): TimeSlices<ResolvedReferences> {
  const byName = [...records].sort((a, b) => (a.file < b.file ? -1 : 1));
  let current: Records = new Map(byName.map((record) => [record.file, record]));
  yield;
  const fellBack = new Set<string>();
  const told: LinkFault[] = [];
  const toldFiles = new Map<Check, Set<string>>(checks.map((check) => [check, new Set()]));

  const findFallback = ({ suspects }: LinkFault): MeshRecord | undefined => {
    const file = suspects.find((suspect) => {
      const last = lastGood.get(suspect);
      return (
        last && current.has(suspect) && last !== current.get(suspect) && !fellBack.has(suspect)
      );
    });
    return file === undefined ? undefined : lastGood.get(file);
  };

  for (;;) {
    const draft = createRecordIndex(current.values());
    yield;
    const found = yield* findFaults(draft, lastGood);
    if (!found) {
      const refused = new Set(told.map(({ file }) => file));
      return { draft, faults: tellAll(told), gaps: findHarmless(draft), refused };
    }
    // Report only the faults of the version that the editor wrote; later faults of the file are consequences of them.
    const known = toldFiles.get(found.check) ?? new Set();
    for (const fault of found.faults) if (!known.has(fault.file)) told.push(fault);
    for (const { file } of found.faults) known.add(file);

    const fallbacks = found.faults.flatMap((fault) => findFallback(fault) ?? []);
    for (const { file } of fallbacks) fellBack.add(file);
    current =
      fallbacks.length > 0
        ? new Map([...current, ...fallbacks.map((last) => [last.file, last] as const)])
        : takeOut(current, found.faults);
  }
}
