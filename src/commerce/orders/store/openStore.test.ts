import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { compileForTest } from '@/testing/compileForTest';
import { channels } from '../outbox/message';
import { listTestDatabases } from '../testing/databases';
import { createOrder } from '../testing/orders';
import type { Database } from './database';
import type { DatabaseAddress } from './databaseAddress';
import { openDatabase, openReader } from './openDatabase';
import { isReadable } from './unreadable';
import { openStoreAt } from './openStore';
import { createOrderStore } from './orderStore';
import { createStore } from './store';

jest.unmock('./openDatabase');

const toUrl = (address: DatabaseAddress) =>
  address.kind === 'sqlite' ? `file://${address.path}` : address.url;

const program = compileForTest('src/commerce/orders/testing/keepPlacing.mts');

/** Starts a process with the same database. It prints `open`, then the references of the orders that it placed. */
const startProcess = (address: DatabaseAddress, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [program(), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: toUrl(address) },
  });
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  return { child, lines, reader };
};

/** @param tries as many as the pool has connections */
const tryAgain = async <Answer>(ask: () => Promise<Answer>, tries = 5): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (tries === 1) throw error;
    return tryAgain(ask, tries - 1);
  }
};

describe.each(listTestDatabases())('a store opened in %s', (kind, databases) => {
  const itOnPostgres = kind === 'PostgreSQL' ? it : it.skip;
  const itOnSqlite = kind === 'SQLite' ? it : it.skip;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  it('has every order that a killed process had promised, and none in part', async () => {
    const address = await databases.createEmpty();
    const promised: string[] = [];
    for (let kills = 0; kills < 3; kills += 1) {
      const { child, lines, reader } = startProcess(address);
      while (lines.length < 40) await once(reader, 'line');
      child.kill('SIGKILL');
      await once(child, 'close');
      promised.push(...lines.slice(1));
    }
    const store = await openStoreAt(address);
    const kept = (await store.orders.list({ limit: 100_000 })).filter(isReadable);
    const references = new Set(kept.map(({ reference }) => reference));
    expect(promised.length).toBeGreaterThanOrEqual(117);
    expect(promised.filter((reference) => !references.has(reference))).toEqual([]);
    // At most one order per process was in progress when it was killed.
    expect(kept.length - promised.length).toBeLessThanOrEqual(3);
    expect(kept.every(({ items }) => items.length === 2 && items[0]?.lines.length === 4)).toBe(
      true,
    );
    await store.close();
  });

  it('is made once by several processes that start at the same moment', async () => {
    const address = await databases.createEmpty();
    const processes = [1, 2, 3].map(() => startProcess(address, 'once'));
    const codes = await Promise.all(
      processes.map(async ({ child }) => (await once(child, 'close'))[0]),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(processes.map(({ lines }) => lines)).toEqual([['open'], ['open'], ['open']]);
  });

  it('finds out whether it can keep orders, and leaves nothing of that', async () => {
    const address = await databases.createEmpty();
    const store = await openStoreAt(address, channels);
    const order = await store.orders.place(createOrder());
    await Promise.all([store.check(), store.check(), store.check()]);
    expect(await store.orders.list({ limit: 9 })).toEqual([order]);
    const reader = await openReader(address);
    for (const [table, count] of [
      ['orders', 1],
      ['order_items', 2],
      ['order_lines', 5],
      ['outbox', channels.length],
    ] as const) {
      const rows = await reader.db.selectFrom<typeof table>(table).select('reference').execute();
      expect(rows.map(({ reference }) => reference)).toEqual(Array(count).fill(order.reference));
    }
    await reader.close();
    await store.close();
    await expect(store.check()).rejects.toThrow();
  });

  it.each(['orders', 'order_items', 'order_lines', 'outbox'])(
    'finds out that orders cannot be kept for want of the table %s',
    async (table) => {
      const address = await databases.createEmpty();
      const store = await openStoreAt(address, channels);
      const database = await openDatabase(address);
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO mislaid`.execute(database.db);
      await expect(store.check()).rejects.toThrow(table);
      await expect(store.orders.place(createOrder())).rejects.toThrow(table);
      await database.close();
      await store.close();
    },
  );

  itOnPostgres('finds out that a server takes no more writes', async () => {
    const address = await databases.createEmpty();
    const store = await openStoreAt(address);
    const kept = await store.orders.place(createOrder());
    const database = await openDatabase(address);
    const name = sql.id(new URL(toUrl(address)).pathname.slice(1));
    await sql`ALTER DATABASE ${name} SET default_transaction_read_only = on`.execute(database.db);
    await database.close();
    await store.close();
    const readOnly = createStore(await openDatabase(address));
    await expect(readOnly.check()).rejects.toMatchObject({ code: '25006' });
    await expect(readOnly.orders.place(createOrder())).rejects.toMatchObject({ code: '25006' });
    expect(await readOnly.orders.get(kept.reference)).toEqual(kept);
    await readOnly.close();
  });

  it('can be read, and only read, by others while it takes orders', async () => {
    const address = await databases.createEmpty();
    const store = await openStoreAt(address);
    const before = await store.orders.place(createOrder());
    const database: Database = await openReader(address);
    const reader = createOrderStore(database);
    const after = await store.orders.place(createOrder({ createdAt: '2026-05-24T10:00:00.000Z' }));

    expect(await reader.list({ limit: 9 })).toEqual([after, before]);
    await expect(reader.place(createOrder())).rejects.toThrow(/read-?only/);
    await expect(database.db.deleteFrom('order_lines').execute()).rejects.toThrow(/read-?only/);
    await database.close();
    await store.orders.place(createOrder());
    expect(await store.orders.list({ limit: 9 })).toHaveLength(3);
    await store.close();
  });

  itOnPostgres('goes on after every connection has been cut', async () => {
    const address = await databases.createEmpty();
    const store = await openStoreAt(address);
    await Promise.all([1, 2, 3].map(() => store.orders.place(createOrder())));
    const { db, close } = await openReader(address);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(db);
    await close();
    // The pool may not have noticed yet: each of its connections can fail one try. A visitor would send it again.
    const order = createOrder();
    await tryAgain(() => store.orders.place(order));
    expect(await tryAgain(() => store.orders.list({ limit: 9 }))).toHaveLength(4);
    await store.close();
  });

  itOnPostgres('says where a server is that cannot be reached, without its password', async () => {
    const url = new URL(toUrl(await databases.createEmpty()));
    url.port = '1';
    url.password = 'secret';
    const failure = openStoreAt({ kind: 'postgres', url: url.href });
    await expect(failure).rejects.toThrow(/orders cannot be kept in PostgreSQL at 127.0.0.1:1: /);
    await expect(failure).rejects.not.toThrow(/secret/);
  });

  itOnSqlite('says where a file is that is no database, or cannot be made', async () => {
    const path = fileURLToPath(toUrl(await databases.createEmpty()));
    await writeFile(path, 'This is a diary, and no database at all. '.repeat(200));
    await expect(openStoreAt({ kind: 'sqlite', path })).rejects.toThrow(
      `orders cannot be kept in ${path}: SQLITE_NOTADB: file is not a database`,
    );
    const below = join(path, 'troupe.db');
    await expect(openStoreAt({ kind: 'sqlite', path: below })).rejects.toThrow(
      `orders cannot be kept in ${below}: `,
    );
  });
});
