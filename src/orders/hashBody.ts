import { createHash } from 'node:crypto';

const toCanonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${toCanonical(field)}`);
  return `{${fields.join(',')}}`;
};

/**
 * What two bodies share when they say the same: the order of keys and white space make no difference. SHA-256 in hex.
 *
 * @param body what JSON can say, not nested deeper than `isNestedDeeper` allows
 */
export const hashBody = (body: unknown): string =>
  createHash('sha256').update(toCanonical(body)).digest('hex');

/** Whether a value has more levels than a given number. Level by level, since a deep one would exhaust the stack. */
export const isNestedDeeper = (value: unknown, levels: number): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
    if (level.length === 0) return false;
  }
  return true;
};
