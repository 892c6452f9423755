import type { ContentFault } from '@/catalog/sources/contentFault';
import type { TimeSlices } from '@/lib/timeSlices';
import type { RecordIndex } from '../recordIndex';
import type { MeshRecord } from '../records';

/** Keys and list positions from a record's value down to a part of it; empty means the record itself. */
export type Path = readonly (string | number)[];

/** A fault between records. */
export interface LinkFault extends ContentFault {
  /** The smallest part that has to be removed to make the rest valid. */
  readonly part: Path;
  /** Files whose last good version would fix the fault, the most likely first. */
  readonly suspects: readonly string[];
}

type LinkFaults = readonly LinkFault[];

/** One kind of check over a whole draft, in steps if it takes long. `lastGood` has the records of the last mesh. */
export type Check = (
  draft: RecordIndex,
  lastGood: ReadonlyMap<string, MeshRecord>,
) => LinkFaults | TimeSlices<LinkFaults>;

export const faultOf = (
  file: string,
  field: string,
  kind: ContentFault['kind'],
  reason: string,
  part: Path = [],
  suspects: readonly string[] = [file],
): LinkFault => ({ file, field, kind, reason, part, suspects });

/** A tree of the paths to remove, by their first key. An empty subtree removes the whole value. */
type Cut = Map<string, Cut>;

const toCut = (paths: readonly Path[]): Cut => {
  const cut: Cut = new Map();
  for (const path of paths) {
    let level = cut;
    for (const step of path) {
      const next = level.get(String(step)) ?? new Map();
      level.set(String(step), next);
      level = next;
    }
  }
  return cut;
};

const prune = (value: unknown, cut: Cut): unknown => {
  const rest = (name: string, item: unknown): readonly unknown[] => {
    const below = cut.get(name);
    if (!below) return [item];
    return below.size === 0 ? [] : [prune(item, below)];
  };
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => rest(String(index), item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
      rest(name, item).map((it) => [name, it]),
    ),
  );
};

/** Copies a record without the values at `paths`. List positions are those before the removal. */
export const without = (record: MeshRecord, paths: readonly Path[]): MeshRecord =>
  // Paths lead to keys of a record type or items of a list only, so the type of the value stays the same.
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  ({ ...record, value: prune(record.value, toCut(paths)) }) as MeshRecord;
