import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { openStoreAt } from './openStore';
import { openSqlite } from './sqlite';
import type { Store } from './store';

let folder: string;
let path: string;
let store: Store;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-deleted-'));
  path = join(folder, 'troupe.db');
  store = await openStoreAt({ kind: 'sqlite', path });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const replace = (file: string) => {
  copyFileSync(file, `${file}.other`);
  renameSync(`${file}.other`, file);
};

it.each([
  ['deleted', () => rmSync(path), 'DATABASE_DELETED'],
  ['replaced', () => replace(path), 'DATABASE_REPLACED'],
  ['deleted with its folder', () => rmSync(folder, { recursive: true }), 'DATABASE_DELETED'],
  ['left without its log', () => rmSync(`${path}-wal`), 'DATABASE_DELETED'],
  ['given another log', () => replace(`${path}-wal`), 'DATABASE_REPLACED'],
])('nothing is acknowledged from a database that was %s', async (_, harm, code) => {
  const before = await store.orders.place(createOrder());
  await store.check();
  harm();
  await expect(store.orders.place(createOrder())).rejects.toMatchObject({ code });
  await expect(store.enquiries.place(createEnquiry())).rejects.toMatchObject({ code });
  // Also an order that was stored before, because it is lost.
  await expect(store.orders.place(before)).rejects.toMatchObject({ code });
  await expect(store.orders.findByCart(before.cartId)).rejects.toMatchObject({ code });
  await expect(store.check()).rejects.toMatchObject({ code });
});

it('nor from one that is deleted while an order is written', async () => {
  const database = await openSqlite(path);
  const query = sql`INSERT INTO kysely_migration_lock VALUES ('written', 0)`;
  // The store compiles a query after its first check of the file and before the transaction.
  const deletes = {
    compile: () => {
      rmSync(path);
      return query.compile(database.db);
    },
  };
  await expect(database.write([deletes])).rejects.toMatchObject({ code: 'DATABASE_DELETED' });
  await database.close();
});

it('a log that was emptied by a checkpoint is the same log', async () => {
  await store.orders.place(createOrder());
  const database = await openSqlite(path);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.db);
  await database.close();
  const order = await store.orders.place(createOrder());
  expect(await store.orders.get(order.reference)).toEqual(order);
});
