import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Order } from '../order';
import { parseRow, parseRows } from './parseRows';
import { toOrder } from './rows';
import {
  type ItemRow,
  itemTable,
  type LineRow,
  lineTable,
  orderTable,
  type Tables,
} from './tables';
import { readOrReport, type Unreadable } from './unreadable';

type OrderSelection = SelectQueryBuilder<Tables, 'orders', Tables['orders']>;

const groupByReference = <Row extends { readonly reference: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.reference);
    if (group) group.push(row);
    else groups.set(row.reference, [row]);
  }
  return groups;
};

/** Reads orders with all items and lines. No common transaction is needed, because these never change. */
export const createOrderReading = (db: Kysely<Tables>) => {
  const selectItems = (references: readonly string[]): Promise<readonly ItemRow[]> =>
    db
      .selectFrom('order_items')
      .selectAll()
      .where('reference', 'in', references)
      .orderBy('position')
      .execute();

  const selectLines = (references: readonly string[]): Promise<readonly LineRow[]> =>
    db
      .selectFrom('order_lines')
      .selectAll()
      .where('reference', 'in', references)
      .orderBy('position')
      .execute();

  /** @param toResult receives each row with a function that reads its order, or throws */
  const readEach = async <Result>(
    query: OrderSelection,
    toResult: (row: unknown, read: () => Order) => Result,
  ): Promise<readonly Result[]> => {
    const rows = await query.execute();
    if (rows.length === 0) return [];
    const references = rows.map(({ reference }) => reference);
    const items = groupByReference(await selectItems(references));
    const lines = groupByReference(await selectLines(references));
    return rows.map((row) =>
      toResult(row, () =>
        toOrder(
          parseRow(orderTable, row),
          parseRows(itemTable, items.get(row.reference) ?? []),
          parseRows(lineTable, lines.get(row.reference) ?? []),
        ),
      ),
    );
  };

  return {
    /** @throws if a row cannot be read */
    readAll: (query: OrderSelection): Promise<readonly Order[]> =>
      readEach(query, (_, read) => read()),
    /** Reports a row that cannot be read in its place. */
    readReadable: (query: OrderSelection): Promise<readonly (Order | Unreadable)[]> =>
      readEach(query, readOrReport),
  };
};
