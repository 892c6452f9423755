import type { Fault } from '@/lib/fault';
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

/** One kind of check over a whole draft. `lastGood` tells who was there before. */
export type Check = (
  draft: Draft,
  lastGood: ReadonlyMap<string, MeshRecord>,
) => readonly LinkFault[];

export const faultOf = (
  file: string,
  field: string,
  kind: Fault['kind'],
  reason: string,
  part: Path = [],
  suspects: readonly string[] = [file],
): LinkFault => ({ file, field, kind, reason, part, suspects });

const prune = (value: unknown, [head, ...rest]: Path): unknown => {
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    return isLast
      ? value.filter((_, index) => index !== head)
      : value.map((item: unknown, index) => (index === head ? prune(item, rest) : item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
      if (key !== String(head)) return [[key, item]];
      return isLast ? [] : [[key, prune(item, rest)]];
    }),
  );
};

/** A copy of a record without the value at a path: a key of an object or an item of a list. */
export const without = (record: MeshRecord, path: Path): MeshRecord =>
  // Parts are only ever keys of a record type or items of a list, so the shape stays what it was.
  ({ ...record, value: prune(record.value, path) }) as MeshRecord;
