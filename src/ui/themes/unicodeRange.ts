/** @param part such as `U+0000-00FF` or `U+0131` */
const listPart = (part: string): readonly string[] => {
  const [, start, end = start] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/i.exec(part.trim()) ?? [];
  if (start === undefined || end === undefined)
    throw new Error(`"${part}" is no range of characters`);
  const [first, last] = [Number.parseInt(start, 16), Number.parseInt(end, 16)];
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
};

const toHex = (point: number) => point.toString(16).toUpperCase();

/** Returns the CSS `unicode-range` of characters. */
export const toUnicodeRange = (characters: string): string => {
  const known = new Set([...characters].map((it) => it.codePointAt(0) ?? 0));
  const points = [...known].sort((a, b) => a - b);
  const firsts = points.filter((point) => !known.has(point - 1));
  const lasts = points.filter((point) => !known.has(point + 1));
  return firsts
    .map((first, index) => {
      const last = lasts[index] ?? first;
      return first === last ? `U+${toHex(first)}` : `U+${toHex(first)}-${toHex(last)}`;
    })
    .join(',');
};

/**
 * Lists the characters of a CSS `unicode-range`.
 *
 * @param range in CSS notation, without wildcards
 * @throws if it is invalid
 */
export const listCharacters = (range: string): string =>
  range.split(',').flatMap(listPart).join('');

/** Returns a `unicode-range` without the characters of other ranges. At least one character must remain. */
export const subtractRanges = (range: string, others: readonly string[]): string => {
  const taken = new Set(others.flatMap((other) => [...listCharacters(other)]));
  return toUnicodeRange([...listCharacters(range)].filter((it) => !taken.has(it)).join(''));
};
