import type { Fault } from '@/lib/fault';
import type { Steps } from '@/lib/steps';
import type { Draft } from '../draft';
import type { MeshRecord } from '../records';

/** Keys and list positions from a record's value down to a part of it; empty means the record itself. */
export type Path = readonly (string | number)[];

/** A fault between records. */
export interface LinkFault extends Fault {
  /** The least that has to go for the rest to hold together. */
  readonly part: Path;
  /** Files any of whose last good versions would mend it, the likeliest first. */
  readonly suspects: readonly string[];
}

type LinkFaults = readonly LinkFault[];

/** One kind of check over a whole draft, in steps if it takes long. `lastGood` tells who was there before. */
export type Check = (
  draft: Draft,
  lastGood: ReadonlyMap<string, MeshRecord>,
) => LinkFaults | Steps<LinkFaults>;

export const faultOf = (
  file: string,
  field: string,
  kind: Fault['kind'],
  reason: string,
  part: Path = [],
  suspects: readonly string[] = [file],
): LinkFault => ({ file, field, kind, reason, part, suspects });

/** What to take out, by the first step of the ways to it: nothing below a step means all that is there. */
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

/** A copy of a record without the values at some paths: keys of objects or items of lists, where they stand now. */
export const without = (record: MeshRecord, paths: readonly Path[]): MeshRecord =>
  // Parts are only ever keys of a record type or items of a list, so the shape stays what it was.
  ({ ...record, value: prune(record.value, toCut(paths)) }) as MeshRecord;
