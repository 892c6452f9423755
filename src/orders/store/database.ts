export type Value = string | number | null;

/** One SQL statement, with `?` for each value whatever the database. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** Column by column. Whole numbers are numbers. */
export type Row = Readonly<Record<string, unknown>>;

/** As much of a database as orders need, so that one set of statements serves both of them. */
export interface Database {
  /** A single statement that reads, or that gives back the rows which it changes or deletes. */
  readonly query: (statement: Statement) => Promise<readonly Row[]>;
  /** All of it in one transaction, on disk when this returns, or none of it. */
  readonly write: (statements: readonly Statement[]) => Promise<void>;
  /** Ends a choice of rows that are to be changed: those that somebody else is changing are left out. */
  readonly skipLocked: string;
  /** As `write`, for changes to the tables: one process after the other, and with more patience. */
  readonly alter: (statements: readonly Statement[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The store wrote every row itself, so reading one back takes its types for granted. */
export const textIn = (row: Row, column: string) => row[column] as string;

export const numberIn = (row: Row, column: string) => row[column] as number;

/** Of these columns, named after a prefix, those that have a text. */
export const optionalIn = <Name extends string>(
  row: Row,
  names: readonly Name[],
  prefix = '',
): Readonly<Partial<Record<Name, string>>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = row[`${prefix}${name}`];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;

export const sql = (text: string, ...values: readonly Value[]): Statement => ({
  sql: text,
  values,
});

/** One statement that inserts all of these rows, each with a value per column. There must be at least one. */
export const insert = (
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Value[])[],
): Statement => {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const places = rows.map(() => row).join(', ');
  return sql(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, ...rows.flat());
};
