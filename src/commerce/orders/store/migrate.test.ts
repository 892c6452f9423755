import { type Kysely, type Migration, sql } from 'kysely';
import { listTestDatabases } from '../testing/databases';
import { describeTables } from '../testing/describeTables';
import { createEnquiry } from '../testing/enquiries';
import { createFormerTables, placeFormerEnquiry, placeFormerOrder } from '../testing/formerTables';
import { createOrder } from '../testing/orders';
import type { Database } from './database';
import type { DatabaseAddress } from './databaseAddress';
import { createEnquiryStore } from './enquiryStore';
import { migrate, readVersion } from './migrate';
import { migrations } from './migrations/migrations';
import { openDatabase } from './openDatabase';
import { openReadingStore } from './openReadingStore';
import { createOrderStore } from './orderStore';
import { createStore } from './store';

jest.unmock('./openDatabase');

const newest = Object.keys(migrations).length;

const step = (...statements: readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

it('have the numbers 1, 2, 3, … without a gap', () => {
  expect(
    Object.keys(migrations).map((name) => Number(/^(\d{4})_[a-z_]+$/.exec(name)?.[1])),
  ).toEqual(Object.keys(migrations).map((_, index) => index + 1));
});

describe.each(listTestDatabases())('migrations of %s', (kind, databases) => {
  let address: DatabaseAddress;
  let database: Database;

  const itOnPostgres = kind === 'PostgreSQL' ? it : it.skip;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    address = await databases.createEmpty();
    database = await openDatabase(address);
  });
  afterEach(() => database.close());

  const select = async (text: string) => (await sql.raw(text).execute(database.db)).rows;

  it('make the tables, and the second time find nothing to do', async () => {
    expect(await readVersion(database.db)).toBeUndefined();
    await migrate(database);
    const order = await createOrderStore(database).place(createOrder());
    await migrate(database);
    expect(await readVersion(database.db)).toBe(newest);
    expect(await createOrderStore(database).get(order.reference)).toEqual(order);
  });

  // Only one process may write to an SQLite file: the others wait for its lock (openStore.test.ts).
  itOnPostgres('run once when several processes start at once', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase(address)));
    const steps = {
      ...migrations,
      '9999_notes': step('CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('once')"),
    };
    await Promise.all([database, ...others].map((it) => migrate(it, steps)));
    expect(await select('SELECT text FROM notes')).toEqual([{ text: 'once' }]);
    await Promise.all(others.map((it) => it.close()));
  });

  itOnPostgres(
    'wait for another process that takes long',
    async () => {
      const slow = await openDatabase(address);
      const notes = 'CREATE TABLE notes (text TEXT)';
      // Longer than the timeout of other statements.
      const first = migrate(slow, { '0001_notes': step(notes, 'SELECT pg_sleep(6.5)') });
      await new Promise((resolve) => setTimeout(resolve, 200));
      await migrate(database, { '0001_notes': step(notes) });
      await first;
      expect(await readVersion(database.db)).toBe(1);
      await slow.close();
    },
    30_000,
  );

  it('take a database with orders further, step by step', async () => {
    await migrate(database);
    const order = await createOrderStore(database).place(createOrder());
    await migrate(database, {
      ...migrations,
      '9998_paid': step('ALTER TABLE orders ADD COLUMN paid_at TEXT'),
      '9999_later': step("UPDATE orders SET paid_at = 'later'"),
    });
    expect(await readVersion(database.db)).toBe(newest + 2);
    expect(await select('SELECT reference, paid_at FROM orders')).toEqual([
      { reference: order.reference, paid_at: 'later' },
    ]);
  });

  it('leave a database as it was when a step fails, and go on from there', async () => {
    await migrate(database, { '0001_a': step('CREATE TABLE a (b TEXT)') });
    const broken = {
      '0001_a': step(),
      '0002_c': step('CREATE TABLE c (d TEXT)'),
      '0003_no': step('CREATE TABLE e (f TEXT)', 'NO SQL'),
    };
    await expect(migrate(database, broken)).rejects.toThrow(/syntax error/);
    expect(await readVersion(database.db)).toBe(1);
    await expect(select('SELECT * FROM c')).rejects.toThrow();
    await expect(select('SELECT * FROM e')).rejects.toThrow();
    await migrate(database, { ...broken, '0003_no': step('CREATE TABLE e (f TEXT)') });
    expect(await select('SELECT * FROM e')).toEqual([]);
  });

  it('refuse a database that is newer than the program', async () => {
    await migrate(database, { ...migrations, '9999_next': step() });
    await expect(migrate(database)).rejects.toThrow(
      `the database has version ${newest + 1} of the tables, and this program knows only ${newest}`,
    );
  });

  it('make the same tables as the former migrations did', async () => {
    await migrate(database);
    const former = await openDatabase(await databases.createEmpty());
    await createFormerTables(former);
    await migrate(former);
    expect(await describeTables(database)).toEqual(await describeTables(former));
    await former.close();
  });

  it('take over a database of the former migrations with all that it has', async () => {
    await createFormerTables(database);
    const store = createStore(database, ['shop']);
    const order = await placeFormerOrder(database);
    const enquiry = await placeFormerEnquiry(database);
    const messages = await store.outbox.list({ states: ['waiting'], limit: 9 });
    // The commands do not read tables that lack columns.
    await expect(openReadingStore(address)).rejects.toThrow(
      `the tables have version 3 and not yet ${newest}: restart the shop first`,
    );

    await migrate(database);
    expect(await readVersion(database.db)).toBe(newest);
    expect(await store.orders.list({ limit: 9 })).toEqual([order]);
    expect(await store.enquiries.list({ limit: 9 })).toEqual([enquiry]);
    expect(messages).toHaveLength(1);
    expect(await store.outbox.list({ states: ['waiting'], limit: 9 })).toEqual(messages);
    await store.orders.place(createOrder());
    // A former build asks for this number, and refuses what it does not know.
    expect(await select('SELECT MAX(version) AS version FROM migrations')).toEqual([
      { version: newest },
    ]);
  });

  it('add what an even older database lacks', async () => {
    await createFormerTables(database, 1);
    const order = await placeFormerOrder(database);
    await migrate(database);
    const enquiry = await createEnquiryStore(database, ['shop']).place(createEnquiry());
    expect(await createOrderStore(database).list({ limit: 9 })).toEqual([order]);
    expect(await createEnquiryStore(database).list({ limit: 9 })).toEqual([enquiry]);
  });

  itOnPostgres('take a database over once when several processes start at once', async () => {
    await createFormerTables(database);
    const order = await placeFormerOrder(database);
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase(address)));
    await Promise.all([database, ...others].map((it) => migrate(it)));
    expect(await readVersion(database.db)).toBe(newest);
    expect(await createOrderStore(database).list({ limit: 9 })).toEqual([order]);
    await Promise.all(others.map((it) => it.close()));
  });
});
