import { createHash } from 'node:crypto';

/** JSON with sorted keys and without white space. @param value a JSON value without `undefined` */
export const toCanonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${toCanonical(field)}`);
  return `{${fields.join(',')}}`;
};

/** SHA-256 in hex. @param text in UTF-8 */
export const hashText = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Hashes a body independently of key order and white space. SHA-256 in hex.
 *
 * @param body a JSON value; check its depth with `isNestedDeeper` first
 */
export const hashBody = (body: unknown): string => hashText(toCanonical(body));

/** Whether a value has more levels than `levels`. Iterates by level, because recursion could overflow the stack. */
export const isNestedDeeper = (value: unknown, levels: number): boolean => {
  let level: readonly unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
    if (level.length === 0) return false;
  }
  return true;
};
