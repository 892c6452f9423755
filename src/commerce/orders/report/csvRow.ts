export type Cell = string | number | null | undefined;

/** Characters at which some program splits cells or rows: Excel at `;` in many locales, others at tabs or `|`. */
const separators = String.raw`,;|\t\n\v\f\r\u0085\u2028\u2029`;

/** Characters that start a formula in spreadsheets, including full-width, small, superscript and subscript forms. */
const formulaStarts = String.raw`=+\-@\u2212\u207A-\u207C\u208A-\u208C\uFB29\uFE62\uFE63\uFE66\uFE6B\uFF0B\uFF0D\uFF1D\uFF20`;

/** Characters that programs strip at the start of a cell: white space, control and format characters, quotes. */
const removed = String.raw`[\p{Z}\p{C}"]`;

const dangerousStart = new RegExp(`^(?=[\\t\\r\\n]|${removed}*[${formulaStarts}])`, 'u');

const dangerousSeparator = new RegExp(
  `[${separators}](?=(?:(?![${separators}])${removed})*[${formulaStarts}])`,
  'gu',
);

/**
 * Inserts an apostrophe before each part that could run as a formula, for all separators. In spreadsheets it marks text
 * (OWASP, CSV Injection).
 */
export const disarm = (text: string): string =>
  text.replaceAll(dangerousSeparator, "$&'").replace(dangerousStart, "'");

/** A field by RFC 4180. Every text is quoted, so that programs which support quotes ignore separators in it. */
const toField = (cell: Cell): string =>
  typeof cell === 'string' ? `"${disarm(cell).replaceAll('"', '""')}"` : String(cell ?? '');

/** A row with its line break. */
export const toCsvRow = (cells: readonly Cell[]): string => `${cells.map(toField).join(',')}\r\n`;
