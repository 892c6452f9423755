import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { createRetention } from '@/commerce/orders/retention';
import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { createPruning } from '@/commerce/orders/store/pruning';
import { log } from '@/platform/log/log';
import { createFolder } from '@/testing/contentFolder';
import { createRecoveryStore } from './store/recoveryStore';
import { createTripStore, type TripStore } from './store/tripStore';
import { createTripSweep } from './sweepTrips';
import { createGuest, createRequest, createTestTrip } from './testing/trips';

let path: string;
let database: Database;
let trips: TripStore;

beforeEach(async () => {
  path = `${await createFolder()}/troupe.db`;
  database = await openDatabase({ kind: 'sqlite', path });
  await migrate(database);
  trips = createTripStore(database);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
});

const place = async (change: Parameters<typeof createTestTrip>[0] = {}) => {
  const trip = createTestTrip(change);
  await trips.create(trip, createRequest(), []);
  return trip;
};

const sweeping = (day: string, swept = database) =>
  createTripSweep(
    async () => ({ database: swept }),
    () => new Date(`${day}T12:00:00Z`),
  );

const countTrips = async () =>
  (await database.db.selectFrom('trips').select('trip_id').execute()).length;

it('deletes what ended 31 days ago, and keeps what ended 30 days ago', async () => {
  const trip = await place();
  await sweeping('2026-07-21')();
  expect(await trips.read(trip.id)).toEqual(trip);
  await sweeping('2026-07-22')();
  expect(await trips.read(trip.id)).toBeUndefined();
});

it('deletes all that are over at once, and lets others use the shop meanwhile', async () => {
  for (let count = 0; count < 250; count += 1) await place();
  const told = jest.spyOn(log, 'info').mockImplementation(() => {});
  const swept = sweeping('2026-07-22')();
  await setImmediate();
  expect(await countTrips()).toBeGreaterThan(0);
  await swept;
  expect(await countTrips()).toBe(0);
  expect(told).toHaveBeenCalledWith('trips that are over are deleted', { count: 250 });
});

it('leaves it to others to clean the files, and notes that something was deleted', async () => {
  await place();
  const erase = jest.fn(database.erase);
  const noting = { ...database, erase };
  await sweeping('2026-07-21', noting)();
  expect(database.hasRemains()).toBe(false);
  await sweeping('2026-07-22', noting)();
  expect(database.hasRemains()).toBe(true);
  expect(erase).not.toHaveBeenCalled();
});

it('leaves no name in any file of the database after the daily cleaning', async () => {
  const read = () => [path, `${path}-wal`].map((file) => readFileSync(file, 'latin1')).join('');
  await place({ guests: [createGuest({ role: 'organiser', name: 'Zyxwvut' })] });
  await sweeping('2026-07-22')();
  expect(read()).toContain('Zyxwvut');
  const store = { database, pruning: createPruning(database) };
  await createRetention({ openStore: async () => store, now: () => new Date() }).run();
  expect(read()).not.toContain('Zyxwvut');
});

it('notes a deleted request for a link', async () => {
  await createRecoveryStore(database).ask({
    reference: 'RL-7K4M-9QXD',
    address: 'ann@example.com',
    shopGroupId: 1,
    locale: 'de',
    createdAt: '2026-07-19T12:00:00.000Z',
  });
  await sweeping('2026-07-21')();
  expect(database.hasRemains()).toBe(true);
});

it('logs how many are deleted, although the next ones cannot be', async () => {
  for (let count = 0; count < 101; count += 1) await place();
  const told = jest.spyOn(log, 'info').mockImplementation(() => {});
  const error = jest.spyOn(log, 'error').mockImplementation(() => {});
  const write = jest.fn(database.write);
  const swept = { ...database, write };
  write.mockImplementationOnce(database.write).mockRejectedValueOnce(new Error('full'));
  await sweeping('2026-07-22', swept)();
  expect(told).toHaveBeenCalledWith('trips that are over are deleted', { count: 100 });
  expect(error).toHaveBeenCalledTimes(1);
  expect(database.hasRemains()).toBe(true);
});

it('a database that fails is logged, and tried again an hour later', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => {});
  await createTripSweep(async () => {
    throw new Error('down');
  })();
  expect(error).toHaveBeenCalledTimes(1);
});
