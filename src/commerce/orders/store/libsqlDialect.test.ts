import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createEnquiry } from '../testing/enquiries';
import type { Database } from './database';
import { toEnquiryRow } from './enquiryRow';
import { migrate } from './migrate';
import { openSqlite } from './sqlite';

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'troupe-dialect-'));
  database = await openSqlite(join(folder, 'troupe.db'));
  await migrate(database);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const insert = () => database.db.insertInto('enquiries').values(toEnquiryRow(createEnquiry()));
const count = async () => (await database.db.selectFrom('enquiries').selectAll().execute()).length;

it('nothing gets into the transaction of another, nor sees half of it', async () => {
  const failing = database.db.transaction().execute(async (transaction) => {
    await transaction.executeQuery(insert().compile());
    await sleep(50);
    throw new Error('given up');
  });
  const results = await Promise.allSettled([failing, database.write([insert()]), count()]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { message: 'given up' } },
    { status: 'fulfilled' },
    { status: 'fulfilled', value: 1 },
  ]);
  expect(await count()).toBe(1);
});

it('queries go on after a transaction that failed', async () => {
  const twice = insert();
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(twice.compile());
      await transaction.executeQuery(twice.compile());
    }),
  ).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  await expect(database.write([twice, twice])).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT' });
  expect(await count()).toBe(0);
  await insert().execute();
  expect(await count()).toBe(1);
});

it('a value of a type that no column has is refused', async () => {
  await expect(sql`SELECT ${new Date()}`.execute(database.db)).rejects.toThrow(TypeError);
  await expect(sql`SELECT ${true}`.execute(database.db)).rejects.toThrow('boolean');
});
