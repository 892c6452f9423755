import { type Fault, formatFault } from '@/lib/fault';
import type { Steps } from '@/lib/steps';
import { createDraft, type Draft } from '../draft';
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

export interface Settled {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
  /** What harms nobody else, of the draft as it is. */
  readonly gaps: readonly Fault[];
  /** Files that are not used as they are: they fell back, lost a part, or went. */
  readonly refused: ReadonlySet<string>;
}

type Records = ReadonlyMap<string, MeshRecord>;

/**
 * In the order in which records depend on each other: a check sees only what the ones before it have let through, so
 * that nothing suffers from a neighbour that is about to go itself.
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

/** The records with each faulty part gone. A record whose part cannot be found goes whole: every round takes something. */
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

/** A claim in seven languages is one fault to the editor. */
const tellAll = (faults: readonly LinkFault[]): readonly Fault[] => {
  const told = faults.map(({ file, field, kind, reason }) => ({ file, field, kind, reason }));
  return [...new Map(told.map((fault) => [formatFault(fault), fault])).values()];
};

/** Faults that take nothing away from anybody and are only told. */
const findHarmless = (draft: Draft): readonly Fault[] => [
  ...findGaps(draft),
  ...findUnshown(draft),
];

interface Found {
  readonly check: Check;
  readonly faults: readonly LinkFault[];
}

/** The first check that finds something, with all that it finds. */
function* findFaults(draft: Draft, lastGood: Records): Steps<Found | undefined> {
  for (const check of checks) {
    const checked = check(draft, lastGood);
    const faults = 'next' in checked ? yield* checked : checked;
    if (faults.length > 0) return { check, faults };
    yield;
  }
  return undefined;
}

/**
 * Checks all references and mends what is faulty, until what is left holds together. A record that has a last good
 * version falls back to that, once; one that has none loses its faulty part, or goes.
 *
 * @param lastGood records of the last settled mesh, by file
 */
export function* settle(records: readonly MeshRecord[], lastGood: Records): Steps<Settled> {
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
    const draft = createDraft(current.values());
    yield;
    const found = yield* findFaults(draft, lastGood);
    if (!found) {
      const refused = new Set(told.map(({ file }) => file));
      return { draft, faults: tellAll(told), gaps: findHarmless(draft), refused };
    }
    // Told as the editor wrote it; what a mended version still lacks follows from what was told before.
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
