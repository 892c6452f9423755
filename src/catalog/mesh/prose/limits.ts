import type { ProseProblem } from './prose';

/**
 * Parsing time grows faster than the length of a text, and blocks all other requests. Each limit is well above what
 * articles need; decision 13 has the measurements.
 */
export const mostCharacters = 30_000;

const mostLines = 1000;
const mostLevelsOfALine = 80;
const mostMarkers = 1000;
const mostColumns = 60;
const mostCells = 2000;
const mostBoxes = 20;

/** Characters that the parser pairs with each other within a paragraph. */
const mostSigns: Readonly<Record<string, number>> = {
  '*': 500,
  _: 500,
  '~': 500,
  '`': 500,
  '[': 1000,
  ']': 1000,
};

/** The start of a quote, a list item or a footnote. */
const marker = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^(?:\\.|[^\]\\\s])+\]:)/y;

const readMarkers = (line: string) => {
  marker.lastIndex = 0;
  let [markers, end] = [0, 0];
  while (marker.test(line)) [markers, end] = [markers + 1, marker.lastIndex];
  return { markers, rest: line.slice(end) };
};

const isDelimiterRow = (rest: string) => /^[\s|:-]+$/.test(rest) && rest.includes('|');

/** Counts markup line by line. The returned function gives a reason as soon as a limit is exceeded. */
const createCount = () => {
  let [markers, boxes, cells, columns] = [0, 0, 0, 0];
  const signs = new Map<string, number>();

  const countSigns = (line: string): string | undefined => {
    for (const sign of line) {
      const most = mostSigns[sign];
      if (most === undefined) continue;
      const count = (signs.get(sign) ?? 0) + 1;
      signs.set(sign, count);
      if (count > most) return `a paragraph may have at most ${most} of the sign ${sign}`;
    }
    return undefined;
  };

  return (line: string, index: number): string | undefined => {
    if (index >= mostLines) return `a text may have at most ${mostLines} lines`;
    // A line of spaces and tabs ends a paragraph; a line of other white space continues it.
    if (/^[ \t]*$/.test(line)) {
      signs.clear();
      columns = 0;
      return undefined;
    }
    const { markers: own, rest } = readMarkers(line);
    markers += own;
    if (own > mostLevelsOfALine) {
      return `a line may start with at most ${mostLevelsOfALine} signs of quotes and lists`;
    }
    if (markers > mostMarkers) {
      return `a text may have at most ${mostMarkers} signs of quotes and lists`;
    }
    if (/^[ \t]*:::/.test(rest) && ++boxes > mostBoxes) {
      return `a text may have at most ${mostBoxes} lines that start with :::`;
    }
    if (isDelimiterRow(rest)) columns = Math.max(columns, rest.split('|').length);
    cells += columns;
    if (columns > mostColumns) return `a table may have at most ${mostColumns} columns`;
    if (cells > mostCells) return `the tables of a text may have at most ${mostCells} cells`;
    return countSigns(line);
  };
};

/**
 * Finds the first limit that a text exceeds. Takes time in proportion to the text.
 *
 * @param firstLine number of the text's first line in its file
 */
export const findExcess = (markdown: string, firstLine = 1): ProseProblem | undefined => {
  const count = createCount();
  for (const [index, line] of markdown.split(/\r\n|\n|\r/).entries()) {
    const reason = count(line, index);
    if (reason) return { line: firstLine + index, reason };
  }
  return undefined;
};
