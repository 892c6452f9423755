import type { ContentFault } from '@/catalog/sources/contentFault';
import type { SourceId } from '@/catalog/sources/loader';
import { findOwners } from './ownership';

/** One source's version of a value. */
export interface Version {
  readonly source: SourceId;
  readonly value: unknown;
}

export interface Merged {
  readonly value: unknown;
  /** Fields for which the value of a source was discarded in favour of another one. */
  readonly conflicts: readonly ContentFault[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Owners of the field first, in the table's order; the others in the given order. */
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
 * Merges the versions of several sources into one value: objects field by field; for anything else, the owner's wins.
 *
 * @param place a row of the ownership table
 * @param file the file that conflicts are reported for
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

  const parts = versions.flatMap(({ source, value }) =>
    isFields(value) ? [{ source, fields: value }] : [],
  );
  if (parts.length === versions.length) {
    const keyOwners = findOwners(place, [...path, '#']);
    const owner = parts.find(({ source }) => source === keyOwners[0]);
    const isClosed = keyOwners !== findOwners(place, path) && owner !== undefined;
    const named = isClosed ? [owner] : parts;
    const keys = [...new Set(named.flatMap(({ fields }) => Object.keys(fields)))];
    const merged = keys.map((key) => {
      const said = parts.flatMap(({ source, fields }) =>
        Object.hasOwn(fields, key) ? [{ source, value: fields[key] }] : [],
      );
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
