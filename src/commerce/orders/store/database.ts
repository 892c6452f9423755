import { isOneOf } from '@troupe/basics/isOneOf';

export type Value = string | number | null;

/** One SQL statement, with `?` for each value in both databases. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** A row by column. Integers are JavaScript numbers. */
export type Row = Readonly<Record<string, unknown>>;

/** The database operations that orders need, so that the same statements work with both databases. */
export interface Database {
  /** Runs a single statement that reads, or that returns the rows which it changes or deletes. */
  readonly query: (statement: Statement) => Promise<readonly Row[]>;
  /** Runs all statements in one transaction. Resolves when it is on disk. */
  readonly write: (statements: readonly Statement[]) => Promise<void>;
  /** The suffix of a `SELECT` for changing rows that skips rows which another transaction has locked. */
  readonly skipLocked: string;
  /** Like `write`, for schema changes: only one process at a time, and with longer timeouts. */
  readonly alter: (statements: readonly Statement[]) => Promise<void>;
  /** Removes remains of deleted rows from the database files, as far as the database allows a client to do so. */
  readonly erase: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const unexpected = (row: Row, column: string): Error =>
  new Error(`orders: the column ${column} has an unexpected ${typeof row[column]}`);

/** @throws if the column has no text */
export const textIn = (row: Row, column: string): string => {
  const value = row[column];
  if (typeof value !== 'string') throw unexpected(row, column);
  return value;
};

/** @throws if the column has no number */
export const numberIn = (row: Row, column: string): number => {
  const value = row[column];
  if (typeof value !== 'number') throw unexpected(row, column);
  return value;
};

/** @throws if the column has none of the values, as in a row that another version of the shop wrote */
export const oneIn = <Text extends string>(
  row: Row,
  column: string,
  all: readonly Text[],
): Text => {
  const value = textIn(row, column);
  if (!isOneOf(all, value)) throw new Error(`orders: the column ${column} has "${value}"`);
  return value;
};

/** The given columns, named with a prefix, that have a text. */
export const optionalIn = <Name extends string>(
  row: Row,
  names: readonly Name[],
  prefix = '',
): Readonly<Partial<Record<Name, string>>> => {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = row[`${prefix}${name}`];
    if (typeof value === 'string') texts[name] = value;
  }
  return texts;
};

export const sql = (text: string, ...values: readonly Value[]): Statement => ({
  sql: text,
  values,
});

/** One statement that inserts all given rows, each with a value per column. There must be at least one row. */
export const insert = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Statement => {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const places = rows.map(() => row).join(', ');
  return sql(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, ...rows.flat());
};
