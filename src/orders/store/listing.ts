import type { Value } from './database';

/** Where a page of a list goes on: after this one. */
export interface Cursor {
  readonly createdAt: string;
  readonly reference: string;
}

/** Which part of a list. */
export interface Page {
  /** At most so many. */
  readonly limit: number;
  readonly after?: Cursor;
}

export interface ListQuery extends Page {
  readonly shopGroupId?: number;
  /** The first day, `YYYY-MM-DD` in UTC. */
  readonly since?: string;
}

/** SQL with a `?` for each of the values that follow. */
export type Condition = readonly [sql: string, ...values: readonly Value[]];

/** A condition on a column, where the query asks for one. */
export const where = (sql: string, value: Value | undefined): readonly Condition[] =>
  value === undefined ? [] : [[sql, value]];

/**
 * What follows `SELECT * FROM table`, with its values, so that the newest come first.
 *
 * @param own conditions of this table alone
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
