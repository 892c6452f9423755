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
  const points = [...new Set(characters)].map((it) => it.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const firsts = points.filter((point) => !points.includes(point - 1));
  const lasts = points.filter((point) => !points.includes(point + 1));
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
