import { listTestDatabases } from '../testing/databases';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { type Database, sql } from './database';
import type { DatabaseAddress } from './databaseAddress';
import { createEnquiryStore } from './enquiryStore';
import { migrate, readVersion } from './migrate';
import { migrations } from './migrations';
import { openDatabase } from './openDatabase';
import { createOrderStore } from './orderStore';

const newest = migrations.length;
const step = (version: number, ...statements: readonly string[]) => ({ version, statements });

it('numbers the steps 1, 2, 3, … without a gap', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

describe.each(listTestDatabases())('migrations of %s', (kind, databases) => {
  let address: DatabaseAddress;
  let database: Database;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    address = await databases.create();
    database = await openDatabase(address);
  });
  afterEach(() => database.close());

  it('make the tables, and the second time find nothing to do', async () => {
    await migrate(database);
    const order = await createOrderStore(database).place(createOrder());
    await migrate(database);
    expect(await readVersion(database)).toBe(newest);
    expect(await createOrderStore(database).get(order.reference)).toEqual(order);
  });

  it('run once when several processes start at once', async () => {
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase(address)));
    const steps = [
      ...migrations,
      step(newest + 1, 'CREATE TABLE notes (text TEXT)', "INSERT INTO notes VALUES ('once')"),
    ];
    await Promise.all([database, ...others].map((it) => migrate(it, steps)));
    expect(await database.query(sql('SELECT text FROM notes'))).toEqual([{ text: 'once' }]);
    await Promise.all(others.map((it) => it.close()));
  });

  it('wait for another process that takes long', async () => {
    const slow = await openDatabase(address);
    const notes = step(1, 'CREATE TABLE notes (text TEXT)');
    // Longer than the timeout of other statements. For SQLite, its driver waits for the lock.
    const wait = "SELECT 'waited' FROM pg_sleep(4.5)";
    const first = migrate(slow, [
      { ...notes, statements: [...notes.statements, ...(kind === 'PostgreSQL' ? [wait] : [])] },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await migrate(database, [notes]);
    await first;
    expect(await readVersion(database)).toBe(1);
    await slow.close();
  });

  it('take a database with orders further, step by step', async () => {
    await migrate(database);
    const order = await createOrderStore(database).place(createOrder());
    await migrate(database, [
      ...migrations,
      step(newest + 1, 'ALTER TABLE orders ADD COLUMN paid_at TEXT'),
      step(newest + 2, "UPDATE orders SET paid_at = 'later'"),
    ]);
    expect(await readVersion(database)).toBe(newest + 2);
    expect(await database.query(sql('SELECT reference, paid_at FROM orders'))).toEqual([
      { reference: order.reference, paid_at: 'later' },
    ]);
  });

  it('add enquiries to a database that has orders', async () => {
    await migrate(database, migrations.slice(0, 1));
    const order = await createOrderStore(database).place(createOrder());
    await migrate(database);
    const enquiry = await createEnquiryStore(database).place(createEnquiry());
    expect(await createOrderStore(database).list({ limit: 9 })).toEqual([order]);
    expect(await createEnquiryStore(database).list({ limit: 9 })).toEqual([enquiry]);
  });

  it('leave nothing of a step that fails, and keep the steps before it', async () => {
    const broken = [
      step(1, 'CREATE TABLE a (b TEXT)'),
      step(2, 'CREATE TABLE c (d TEXT)', 'NO SQL'),
    ];
    await expect(migrate(database, broken)).rejects.toThrow(/syntax error/);
    expect(await readVersion(database)).toBe(1);
    await expect(database.query(sql('SELECT * FROM c'))).rejects.toThrow();
    await migrate(database, [step(1), step(2, 'CREATE TABLE c (d TEXT)')]);
    expect(await database.query(sql('SELECT * FROM c'))).toEqual([]);
  });

  it('refuse a database that is newer than the program', async () => {
    await migrate(database, [...migrations, step(newest + 1)]);
    await expect(migrate(database)).rejects.toThrow(
      `the database has version ${newest + 1} of the tables, and this program knows only ${newest}`,
    );
  });
});
