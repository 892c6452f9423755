import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createOrder } from '../testing/orders';
import { openSqlite, openSqliteAlone } from './sqlite';
import { openStoreAt } from './openStore';
import { openChangingStore } from './openReadingStore';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-erasing-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const listNames = (within: string, pattern: RegExp) => {
  const texts = readdirSync(within).map((name) => readFileSync(join(within, name), 'latin1'));
  return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
};

/** The database of a stopped shop. It is a copy, because the driver keeps a file open until its process ends. */
const fill = async (count: number) => {
  const store = await openStoreAt({ kind: 'sqlite', path: join(folder, 'running', 'troupe.db') });
  for (let index = 0; index < count; index += 1) {
    const [word, createdAt] = index % 2 ? ['Gone', '2025-01-01'] : ['Kept', '2026-01-01'];
    const name = `${word}-${index}-person`;
    const notes = `${word}-${index}-notes `.repeat(index % 37);
    const customer = { name, email: 'ann@example.com', notes };
    await store.orders.place(createOrder({ createdAt: `${createdAt}T10:00:00.000Z`, customer }));
  }
  await store.close();
  const stopped = join(folder, 'stopped');
  cpSync(join(folder, 'running'), stopped, { recursive: true });
  return stopped;
};

it('pruning leaves nothing of a customer in any file of the database', async () => {
  const count = 400;
  const stopped = await fill(count);
  expect(listNames(stopped, /Gone-\d+-\w+/g).length).toBeGreaterThan(count / 2);
  const store = await openChangingStore({ kind: 'sqlite', path: join(stopped, 'troupe.db') });
  expect(await store?.pruning.prune('2025-06-01')).toMatchObject({ orders: count / 2 });
  await store?.close();
  expect(listNames(stopped, /Gone-\d+-\w+/g)).toEqual([]);
  expect(listNames(stopped, /Kept-\d+-person/g)).toHaveLength(count / 2);
});

it.each([
  ['a running shop', openSqlite],
  ['an operator', openSqliteAlone],
])('%s overwrites a deleted row at once, before anything else is done', async (_, open) => {
  const stopped = await fill(2);
  const database = await open(join(stopped, 'troupe.db'));
  const tables = ['order_lines', 'order_items', 'orders'] as const;
  await database.write(tables.map((table) => database.db.deleteFrom(table)));
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.db);
  await database.close();
  expect(listNames(stopped, /(?:Gone|Kept)-\d+-\w+/g)).toEqual([]);
});

it('remains are noted until the files are clean', async () => {
  const database = await openSqlite(join(folder, 'troupe.db'));
  expect(database.hasRemains()).toBe(false);
  database.noteRemains();
  expect(database.hasRemains()).toBe(true);
  await database.erase();
  expect(database.hasRemains()).toBe(false);
  await database.close();
  await expect(database.erase()).rejects.toThrow();
  expect(database.hasRemains()).toBe(true);
});
