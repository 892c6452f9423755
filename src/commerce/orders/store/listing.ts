import type { Value } from './database';

/** The last record of the previous page. */
export interface Cursor {
  readonly createdAt: string;
  readonly reference: string;
}

/** A part of a list. */
export interface Page {
  /** The maximum number of records. */
  readonly limit: number;
  readonly after?: Cursor;
}

export interface ListQuery extends Page {
  readonly shopGroupId?: number;
  /** The first day, `YYYY-MM-DD` in UTC. */
  readonly since?: string;
}

/** SQL with a `?` for each of the following values. */
export type Condition = readonly [sql: string, ...values: readonly Value[]];

/** A condition on a column, if the value is set. */
export const where = (sql: string, value: Value | undefined): readonly Condition[] =>
  value === undefined ? [] : [[sql, value]];

/**
 * The SQL after `SELECT * FROM table` for a page with the newest records first, with its values.
 *
 * @param own additional conditions for this table
 */
export const toListing = (
  { limit, after, shopGroupId, since }: ListQuery,
  own: readonly Condition[] = [],
): readonly [sql: string, ...values: Value[]] => {
  const conditions: readonly Condition[] = [
    ...where('shop_group_id = ?', shopGroupId),
    ...own,
    ...where('created_at >= ?', since),
    ...(after
      ? [['(created_at, reference) < (?, ?)', after.createdAt, after.reference] as const]
      : []),
  ];
  const all = conditions.map(([sql]) => sql).join(' AND ');
  return [
    `${all && `WHERE ${all}`} ORDER BY created_at DESC, reference DESC LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit,
  ];
};
