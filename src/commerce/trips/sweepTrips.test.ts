import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { log } from '@/platform/log/log';
import { createFolder } from '@/testing/contentFolder';
import { createTripStore } from './store/tripStore';
import { createTripSweep } from './sweepTrips';
import { createRequest, createTestTrip } from './testing/trips';

it('deletes what ended 31 days ago, and keeps what ended 30 days ago', async () => {
  const database = await openDatabase({
    kind: 'sqlite',
    path: `${await createFolder()}/troupe.db`,
  });
  await migrate(database);
  const trips = createTripStore(database);
  const trip = createTestTrip();
  await trips.create(trip, createRequest(), []);
  const sweepOn = (day: string) =>
    createTripSweep(
      async () => ({ database }),
      () => new Date(`${day}T12:00:00Z`),
    )();
  await sweepOn('2026-07-21');
  expect(await trips.read(trip.id)).toEqual(trip);
  await sweepOn('2026-07-22');
  expect(await trips.read(trip.id)).toBeUndefined();
  await database.close();
});

it('a database that fails is logged, and tried again an hour later', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => {});
  await createTripSweep(async () => {
    throw new Error('down');
  })();
  expect(error).toHaveBeenCalledTimes(1);
});
