import { type Fault, formatFault } from '@/lib/fault';
import { createDraft, type Draft } from '../draft';
import type { MeshRecord } from '../records';
import { checkFileNames, checkIds, checkReservedSlugs, checkSlugs } from './checkIdentity';
import { checkOffers, checkOrphans, checkReviews, checkShops } from './checkReferences';
import { checkExtras, findGaps } from './checkTexts';
import { type Check, type LinkFault, type Path, without } from './linkFault';

export interface Settled {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
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
  checkOrphans,
  checkReservedSlugs,
  checkSlugs,
  checkExtras,
  checkShops,
  checkReviews,
];

/** From the end of a list to its start, so that no removal shifts the next one. */
const fromBehind = (a: Path, b: Path) => {
  const at = a.findIndex((step, index) => step !== b[index]);
  const [left, right] = [a[at], b[at]];
  return typeof left === 'number' && typeof right === 'number' ? right - left : 0;
};

/** The records with each faulty part gone. A record whose part cannot be found goes whole: every round takes something. */
const takeOut = (records: Records, faults: readonly LinkFault[]): Records => {
  const mended = new Map(records);
  for (const file of new Set(faults.map((fault) => fault.file))) {
    const record = records.get(file);
    const parts = faults.filter((fault) => fault.file === file).map((fault) => fault.part);
    if (!record || parts.some((part) => part.length === 0)) {
      mended.delete(file);
      continue;
    }
    const rest = [...parts].sort(fromBehind).reduce(without, record);
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

/** The first check that finds something, with all that it finds. */
const findFaults = (draft: Draft, lastGood: Records) => {
  for (const check of checks) {
    const faults = check(draft, lastGood);
    if (faults.length > 0) return { check, faults };
  }
  return undefined;
};

/**
 * Checks all references and mends what is faulty, until what is left holds together. A record that has a last good
 * version falls back to that, once; one that has none loses its faulty part, or goes.
 *
 * @param lastGood records of the last settled mesh, by file
 */
export const settle = (records: readonly MeshRecord[], lastGood: Records): Settled => {
  const byName = [...records].sort((a, b) => (a.file < b.file ? -1 : 1));
  let current: Records = new Map(byName.map((record) => [record.file, record]));
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
    const found = findFaults(draft, lastGood);
    if (!found) return { draft, faults: [...tellAll(told), ...findGaps(draft)] };
    // Told as the editor wrote it; what a mended version still lacks follows from what was told before.
    const known = toldFiles.get(found.check) ?? new Set();
    told.push(...found.faults.filter(({ file }) => !known.has(file)));
    for (const { file } of found.faults) known.add(file);

    const fallbacks = found.faults.flatMap((fault) => findFallback(fault) ?? []);
    for (const { file } of fallbacks) fellBack.add(file);
    current =
      fallbacks.length > 0
        ? new Map([...current, ...fallbacks.map((last) => [last.file, last] as const)])
        : takeOut(current, found.faults);
  }
};
