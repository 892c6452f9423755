import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { createFolder } from '@/testing/contentFolder';
import { createGuest, createRequest, createTestTrip, runOn } from '../testing/trips';
import { createRecoveryStore } from './recoveryStore';
import { createTripStore, type TripStore } from './tripStore';

let path: string;
let database: Database;
let trips: TripStore;

beforeEach(async () => {
  path = `${await createFolder()}/troupe.db`;
  database = await openDatabase({ kind: 'sqlite', path });
  await migrate(database);
  trips = createTripStore(database);
});
afterEach(() => database.close());

const organiser = createGuest({ role: 'organiser', name: 'Olga' });
const guest = createGuest({ name: 'Zyxwvut' });

const place = async () => {
  const trip = createTestTrip({ guests: [organiser, guest] });
  await trips.create(trip, createRequest(), []);
  return trip;
};

/** What somebody who has the files can read, after the log was moved into the database. */
const readFiles = async () => {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.db);
  return [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
};

describe('nobody can read in the files of a running shop', () => {
  it('a guest of a trip that was deleted', async () => {
    const trip = await place();
    expect(await readFiles()).toContain('Zyxwvut');
    await trips.remove(trip.id);
    expect(await readFiles()).not.toContain('Zyxwvut');
  });

  it('a guest who was removed', async () => {
    const trip = await place();
    expect(await readFiles()).toContain('Zyxwvut');
    await trips.commit(runOn(trip, { kind: 'removeGuest', guest: guest.id }));
    expect(await readFiles()).not.toContain('Zyxwvut');
  });

  it('the address of a request that was answered', async () => {
    const recovery = createRecoveryStore(database);
    const reference = 'RL-7K4M-9QXD';
    const address = 'zyxwvut@example.com';
    const createdAt = '2026-05-23T10:00:00.000Z';
    await recovery.ask({ reference, address, shopGroupId: 1, locale: 'de', createdAt });
    expect(await readFiles()).toContain('zyxwvut');
    await recovery.forget(reference);
    expect(await readFiles()).not.toContain('zyxwvut');
  });
});
