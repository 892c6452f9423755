import type { z } from 'zod';

/** The error for a column whose value a row cannot have. It never contains the value, which may be personal data. */
const columnError = (column: string, problem: string): Error =>
  new Error(`orders: the column ${column} is not as expected: ${problem}`);

/**
 * Checks a row of a database. The types that the query builder gives it are claims: another version of the shop or an
 * operator may have written it.
 *
 * @throws if a column has a value of another type; names the column, not the value
 */
export const parseRow = <Row>(table: z.ZodType<Row>, row: unknown): Row => {
  const { data, error } = table.safeParse(row);
  if (error) {
    const [issue] = error.issues;
    throw columnError(issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  return data;
};

/** Checks the rows of a database, see {@link parseRow}. */
export const parseRows = <Row>(table: z.ZodType<Row>, rows: readonly unknown[]): readonly Row[] =>
  rows.map((row) => parseRow(table, row));

/** @throws if a column is empty that another one requires */
export const requireColumn = <Value>(column: string, value: Value | null): Value => {
  if (value === null) throw columnError(column, 'it is empty');
  return value;
};
