type Cell = string | number;

const show = (cell: Cell): string => (typeof cell === 'number' ? cell.toLocaleString('en') : cell);

/**
 * Formats rows below a header. Each column is as wide as its widest cell, names are left-aligned, numbers
 * right-aligned. A zero is printed as a dot, so that other values stand out.
 */
export const formatTable = (
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): readonly string[] => {
  const isNumber = head.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const shown = rows.map((row) => row.map((cell) => (cell === 0 ? '·' : show(cell))));
  const widths = head.map((name, at) =>
    Math.max(name.length, ...shown.map((row) => row[at]?.length ?? 0)),
  );
  const pad = (cell: string, at: number) =>
    isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0);
  return [head, ...shown].map((row) => `  ${row.map(pad).join('  ')}`.trimEnd());
};

/** Wraps words after a label. Lines have at most 100 characters and are indented to the width of the label. */
export const wrapWords = (label: string, words: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  const indent = ' '.repeat(label.length + 4);
  let line = `  ${label}  `;
  let isEmpty = true;
  for (const word of words) {
    if (!isEmpty && line.length + word.length + 1 > 100) {
      lines.push(line.trimEnd());
      line = indent;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line.trimEnd()];
};
