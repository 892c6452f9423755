export type Cell = string | number | null | undefined;

/** A spreadsheet would run these as formulas. The apostrophe tells it that a text follows. */
const disarm = (text: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text);

/** A field by RFC 4180. */
const toField = (cell: Cell): string => {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = disarm(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A row with its line break. */
export const toCsvRow = (cells: readonly Cell[]): string => `${cells.map(toField).join(',')}\r\n`;
