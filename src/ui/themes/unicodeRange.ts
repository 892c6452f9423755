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

/**
 * Lists the characters of a CSS `unicode-range`.
 *
 * @param range in CSS notation, without wildcards
 * @throws if it is invalid
 */
export const listCharacters = (range: string): string =>
  range.split(',').flatMap(listPart).join('');
