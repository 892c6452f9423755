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
  const told = new Map<string, readonly LinkFault[]>();

  const findFallback = ({ suspects }: LinkFault): string | undefined =>
    suspects.find((file) => {
      const last = lastGood.get(file);
      return last && current.has(file) && last !== current.get(file) && !fellBack.has(file);
    });

  for (;;) {
    const draft = createDraft(current.values());
    let found: readonly LinkFault[] = [];
    const check = checks.findIndex((it) => (found = it(draft, lastGood)).length > 0);
    if (check === -1)
      return { draft, faults: [...tellAll([...told.values()].flat()), ...findGaps(draft)] };
    for (const file of new Set(found.map((fault) => fault.file))) {
      // Told as the editor wrote it; what a mended version still lacks follows from what was told before.
      const key = `${check} ${file}`;
      if (!told.has(key))
        told.set(
          key,
          found.filter((fault) => fault.file === file),
        );
    }
    const fallbacks = new Set(found.flatMap((fault) => findFallback(fault) ?? []));
    if (fallbacks.size === 0) {
      current = takeOut(current, found);
      continue;
    }
    const restored = new Map(current);
    for (const file of fallbacks) {
      const last = lastGood.get(file);
      if (last) restored.set(file, last);
      fellBack.add(file);
    }
    current = restored;
  }
};
