import { listTestDatabases } from '../testing/databases';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { migrate } from './migrate';
import { migrations } from './migrations/migrations';
import { openDatabase } from './openDatabase';
import { openReadingStore } from './openReadingStore';
import { openStoreAt } from './openStore';

describe.each(listTestDatabases())('looking at orders in %s', (_, databases) => {
  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  it('finds nothing where no shop has kept any', async () => {
    expect(await openReadingStore(await databases.createEmpty())).toBeUndefined();
    const address = await databases.createEmpty();
    await (await openDatabase(address)).close();
    expect(await openReadingStore(address)).toBeUndefined();
  });

  it('finds what a running shop has kept', async () => {
    const address = await databases.createEmpty();
    const store = await openStoreAt(address);
    const order = await store.orders.place(createOrder());
    const enquiry = await store.enquiries.place(createEnquiry());
    const reader = await openReadingStore(address);
    expect(await reader?.orders.get(order.reference)).toEqual(order);
    expect(await reader?.enquiries.get(enquiry.reference)).toEqual(enquiry);
    await reader?.close();
    await store.close();
  });

  it('finds it after the shop was stopped, too', async () => {
    const address = await databases.createEmpty();
    const store = await openStoreAt(address);
    const order = await store.orders.place(createOrder());
    await store.close();
    const reader = await openReadingStore(address);
    expect(await reader?.orders.list({ limit: 9 })).toEqual([order]);
    await reader?.close();
  });

  it('refuses tables that are older or newer than the program', async () => {
    const address = await databases.createEmpty();
    const database = await openDatabase(address);
    await migrate(database, {});
    await expect(openReadingStore(address)).rejects.toThrow('restart the shop first');
    await migrate(database);
    await migrate(database, { ...migrations, '9999_next': { up: async () => {} } });
    await expect(openReadingStore(address)).rejects.toThrow('use a newer program');
    await database.close();
  });
});
