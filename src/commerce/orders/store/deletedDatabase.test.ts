import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { type Statement, sql } from './database';
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
  /** Deletes the file after the first check and before the transaction. */
  class DeletingList extends Array<Statement> {
    override map<Mapped>(
      transform: (it: Statement, index: number, all: Statement[]) => Mapped,
    ): Mapped[] {
      rmSync(path);
      return Array.from(this, (it, index) => transform(it, index, this));
    }
  }
  const statements = new DeletingList();
  statements.push(sql("INSERT INTO migrations VALUES (999, 'now')"));
  await expect(database.write(statements)).rejects.toMatchObject({ code: 'DATABASE_DELETED' });
  await database.close();
});

it('a log that was emptied by a checkpoint is the same log', async () => {
  await store.orders.place(createOrder());
  const database = await openSqlite(path);
  await database.query(sql('PRAGMA wal_checkpoint(TRUNCATE)'));
  await database.close();
  const order = await store.orders.place(createOrder());
  expect(await store.orders.get(order.reference)).toEqual(order);
});
