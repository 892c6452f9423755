import { sql } from 'kysely';
import type { Database } from '../store/database';

const sqliteQueries = (table: string) => [
  sql`SELECT name, upper(type) AS type, "notnull", dflt_value, pk FROM pragma_table_info(${table}) ORDER BY cid`,
  sql`SELECT origin, "unique", partial, (
        SELECT group_concat(info.name) FROM pragma_index_info(list.name) AS info
      ) AS columns FROM pragma_index_list(${table}) AS list ORDER BY 1, 4`,
  sql`SELECT id, seq, "table", "from", "to", on_delete FROM pragma_foreign_key_list(${table}) ORDER BY 1, 2`,
  sql`SELECT name FROM sqlite_master WHERE type = 'index' AND tbl_name = ${table} ORDER BY name`,
];

const postgresQueries = (table: string) => [
  sql`SELECT column_name, data_type, is_nullable, column_default FROM information_schema.columns
      WHERE table_name = ${table} ORDER BY ordinal_position`,
  sql`SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conrelid = to_regclass(${table}) ORDER BY conname`,
  sql`SELECT indexdef FROM pg_indexes WHERE tablename = ${table} ORDER BY indexname`,
];

const tables = ['orders', 'order_items', 'order_lines', 'enquiries', 'outbox'];

/** The columns, keys and indexes of the shop's tables, as the database describes them. */
export const describeTables = async ({
  db,
  hasRowLocks,
}: Database): Promise<readonly unknown[]> => {
  const queries = tables.flatMap(hasRowLocks ? postgresQueries : sqliteQueries);
  const described = [];
  for (const query of queries) described.push((await query.execute(db)).rows);
  return described;
};
