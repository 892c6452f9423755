import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from './tables';

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

/** The condition for the records of a page that is sorted by `created_at` and `reference`, newest first. */
export const isListed = ({
  after,
  shopGroupId,
  since,
}: Omit<ListQuery, 'limit'>): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, 'orders' | 'enquiries'>();
  return eb.and([
    ...(shopGroupId === undefined ? [] : [eb('shop_group_id', '=', shopGroupId)]),
    ...(since === undefined ? [] : [eb('created_at', '>=', since)]),
    ...(after === undefined
      ? []
      : [
          eb(
            eb.refTuple('created_at', 'reference'),
            '<',
            eb.tuple(after.createdAt, after.reference),
          ),
        ]),
  ]);
};
