import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { createOutboxStore } from '@/commerce/orders/store/outboxStore';
import { createPersonStore } from '@/commerce/orders/store/personStore';
import { listTestDatabases } from '@/commerce/orders/testing/databases';
import { hashAddress } from '@/commerce/orders/hashAddress';
import type { TripStores } from '../services';
import { at, createRequest, createTestTrip } from '../testing/trips';
import { createTripStores } from './createTripStores';

describe.each(listTestDatabases())('in %s', (_, databases) => {
  let database: Database;
  let stores: TripStores;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    stores = createTripStores(database);
  });
  afterEach(() => database.close());

  const place = async () => {
    const trip = createTestTrip();
    await stores.trips.create(trip, createRequest(), []);
    return trip.id;
  };

  it('an address finds its trips, the last one that was left for each', async () => {
    const { recovery } = stores;
    const [one, other, third] = [await place(), await place(), await place()];
    await recovery.setAddress(one, 'ann');
    await recovery.setAddress(other, 'ann');
    await recovery.setAddress(third, 'bo');
    expect([...(await recovery.listTrips('ann'))].sort()).toEqual([one, other].sort());
    await recovery.setAddress(one, 'bo');
    expect(await recovery.listTrips('ann')).toEqual([other]);
    await recovery.setAddress(other, null);
    expect(await recovery.listTrips('ann')).toEqual([]);
    expect(await recovery.hasAddress(one)).toBe(true);
    expect(await recovery.hasAddress(other)).toBe(false);
  });

  it('goes with its trip', async () => {
    const id = await place();
    await stores.recovery.setAddress(id, 'ann');
    await stores.trips.remove(id);
    expect(await stores.recovery.listTrips('ann')).toEqual([]);
  });

  it('of a person who wants to be forgotten, the shop keeps no address and sends no e-mail', async () => {
    const { recovery } = stores;
    const people = createPersonStore(database);
    const [one, other] = [createTestTrip({ shopGroupId: 1 }), createTestTrip({ shopGroupId: 2 })];
    const kept = createTestTrip({ shopGroupId: 2 });
    for (const trip of [one, other, kept]) {
      await stores.trips.create(trip, createRequest(), []);
      const address = trip === kept ? 'bo@example.com' : 'Ann@example.com';
      await recovery.setAddress(trip.id, await hashAddress(address, trip.shopGroupId));
    }
    const ask = (reference: string, address: string) =>
      recovery.ask({
        reference,
        address,
        shopGroupId: 1,
        locale: 'de',
        createdAt: at(0).toISOString(),
      });
    await ask('RL-7K4M-9QXD', 'Ann@Example.com');
    await ask('RL-2222-2222', 'bo@example.com');
    const counts = { orders: 0, enquiries: 0, messages: 1, tripAddresses: 2, linkRequests: 1 };
    expect(await people.count('ann@example.com')).toEqual(counts);
    expect(await recovery.hasAddress(one.id)).toBe(true);
    expect(await people.erase('ann@example.com')).toEqual(counts);
    expect(await recovery.hasAddress(one.id)).toBe(false);
    expect(await recovery.hasAddress(other.id)).toBe(false);
    expect(await recovery.read('RL-7K4M-9QXD')).toBeUndefined();
    // The trip is that of its whole group.
    expect(await stores.trips.read(one.id)).toEqual(one);
    expect(await recovery.hasAddress(kept.id)).toBe(true);
    expect(await recovery.read('RL-2222-2222')).toMatchObject({ address: 'bo@example.com' });
    const outbox = createOutboxStore(database);
    expect(await outbox.list({ states: ['waiting'], limit: 9 })).toMatchObject([
      { reference: 'RL-2222-2222' },
    ]);
  });

  it('a request waits in the outbox, and is gone with its message after a day', async () => {
    const { recovery } = stores;
    const request = {
      reference: 'RL-7K4M-9QXD',
      address: 'ann@example.com',
      shopGroupId: 1,
      locale: 'de',
      createdAt: at(0).toISOString(),
    } as const;
    await recovery.ask(request);
    const outbox = createOutboxStore(database);
    const list = () => outbox.list({ states: ['waiting'], limit: 9 });
    expect(await list()).toMatchObject([{ reference: 'RL-7K4M-9QXD', channel: 'customer' }]);
    expect(await recovery.read(request.reference)).toEqual(request);
    expect(await recovery.sweep(at(0).toISOString())).toBe(0);
    expect(await recovery.read(request.reference)).toEqual(request);
    expect(await recovery.sweep(at(1).toISOString())).toBe(1);
    expect(await recovery.read(request.reference)).toBeUndefined();
    expect(await list()).toEqual([]);
  });
});
