import type { Fault } from '@/lib/fault';
import type { MeshRecord } from '../records';

/** A fault between records. */
export interface LinkFault extends Fault {
  /**
   * What is left of the record once the faulty part is taken out: as little as possible goes. Absent where the fault
   * harms nobody but should be known; `undefined` from it means that nothing is left.
   */
  readonly withoutIt?: (record: MeshRecord) => MeshRecord | undefined;
}

export const nothing = (): undefined => undefined;

/** A copy of a record without the value at a path: a key of an object or an item of a list. */
export const without =
  (...path: readonly (string | number)[]) =>
  (record: MeshRecord): MeshRecord =>
    ({ ...record, value: prune(record.value, path) }) as MeshRecord;

const prune = (value: unknown, [head, ...rest]: readonly (string | number)[]): unknown => {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== head)
      : value.map((item: unknown, index) => (index === head ? prune(item, rest) : item));
  }
  if (typeof value !== 'object' || value === null || head === undefined) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
      if (key !== head) return [[key, item]];
      return rest.length === 0 ? [] : [[key, prune(item, rest)]];
    }),
  );
};
