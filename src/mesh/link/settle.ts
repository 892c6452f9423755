import type { Fault } from '@/lib/fault';
import { createDraft, type Draft } from '../draft';
import type { MeshRecord } from '../records';
import { checkDuplicates, checkFileNames, checkReservedSlugs } from './checkIdentity';
import { checkReferences } from './checkReferences';
import { checkTexts } from './checkTexts';
import type { LinkFault } from './linkFault';

export interface Settled {
  readonly draft: Draft;
  readonly faults: readonly Fault[];
}

const check = (draft: Draft): LinkFault[] => [
  ...checkDuplicates(draft),
  ...checkReservedSlugs(draft),
  ...checkFileNames(draft),
  ...checkReferences(draft),
  ...checkTexts(draft),
];

const tell = ({ file, field, kind, reason }: LinkFault): Fault => ({ file, field, kind, reason });

/** Taking one part out can leave another dangling, never for more rounds than there are kinds of reference. */
const maxRounds = 8;

/**
 * Checks all references and takes out what is faulty, until what is left holds together. A record that has a last
 * good version falls back to that; one that has none loses its faulty part, or goes.
 *
 * @param lastGood records of the last settled mesh, by file
 */
export const settle = (
  records: readonly MeshRecord[],
  lastGood: ReadonlyMap<string, MeshRecord>,
): Settled => {
  // What already stood keeps its id and slug against a newcomer.
  const standing = records.filter((record) => lastGood.get(record.file) === record);
  const changed = records.filter((record) => lastGood.get(record.file) !== record);
  let current: readonly MeshRecord[] = [...standing, ...changed];
  const told = new Map<string, Fault>();

  for (let round = 0; ; round += 1) {
    const draft = createDraft(current);
    const faults = check(draft);
    for (const fault of faults)
      told.set(`${fault.file} ${fault.field} ${fault.reason}`, tell(fault));
    const harmful = new Map<string, LinkFault>();
    // One part a round: the paths of further faults in the same file may shift when it is taken out.
    for (const fault of faults) {
      if (fault.withoutIt && !harmful.has(fault.file)) harmful.set(fault.file, fault);
    }
    if (harmful.size === 0) return { draft, faults: [...told.values()] };
    current = current.flatMap((record) => {
      const fault = harmful.get(record.file);
      if (!fault) return [record];
      const fallback = round < maxRounds ? lastGood.get(record.file) : undefined;
      const mended = fallback && fallback !== record ? fallback : fault.withoutIt?.(record);
      return mended ? [mended] : [];
    });
  }
};
