import type { Fault } from '@/lib/fault';
import type { SourceId } from '@/sources/loader';
import { findOwners } from './ownership';

/** One source's version of something. */
export interface Version {
  readonly source: SourceId;
  readonly value: unknown;
}

export interface Merged {
  readonly value: unknown;
  /** Where a source was not believed though it said something else. */
  readonly conflicts: readonly Fault[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Those that own the field first, in the table's order; the others as they came. */
const inOrder = (versions: readonly Version[], owners: readonly SourceId[]) => {
  const rank = ({ source }: Version) => {
    const at = owners.indexOf(source);
    return at < 0 ? owners.length : at;
  };
  return [...versions].sort((a, b) => rank(a) - rank(b));
};

const longest = 80;

const quote = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/**
 * One value out of what several sources say of it: objects field by field, anything else as its owner has it.
 *
 * @param place a row of the ownership table
 * @param file what a conflict is told of
 * @param versions at least one
 */
export const mergeFields = (
  place: string,
  file: string,
  versions: readonly Version[],
  path: readonly string[] = [],
): Merged => {
  const [first, ...others] = inOrder(versions, findOwners(place, path));
  if (!first) return { value: undefined, conflicts: [] };
  if (others.length === 0) return { value: first.value, conflicts: [] };

  const parts = versions.map(({ source, value }) => ({ source, fields: value }));
  if (parts.every(({ fields }) => isFields(fields))) {
    const keyOwners = findOwners(place, [...path, '#']);
    const owner = parts.find(({ source }) => source === keyOwners[0]);
    const isClosed = keyOwners !== findOwners(place, path) && owner !== undefined;
    const named = isClosed ? [owner] : parts;
    const keys = [...new Set(named.flatMap(({ fields }) => Object.keys(fields as Fields)))];
    const merged = keys.map((key) => {
      const said = parts.flatMap(({ source, fields }) => {
        const own = fields as Fields;
        return Object.hasOwn(own, key) ? [{ source, value: own[key] }] : [];
      });
      return [key, mergeFields(place, file, said, [...path, key])] as const;
    });
    return {
      value: Object.fromEntries(merged.map(([key, { value }]) => [key, value])),
      conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    };
  }

  return {
    value: first.value,
    conflicts: others
      .filter(({ value }) => !isSame(value, first.value))
      .map(({ source, value }) => ({
        file,
        field: path.join('.'),
        kind: 'conflict',
        reason: `${first.source} has ${quote(first.value)}, ${source} has ${quote(value)}: ${first.source} is believed`,
      })),
  };
};
