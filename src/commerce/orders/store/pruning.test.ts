import { sql } from 'kysely';
import { channels } from '../outbox/message';
import { listTestDatabases } from '../testing/databases';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import { openReader } from './openDatabase';
import { openStoreAt } from './openStore';
import type { Database } from './database';
import type { Store } from './store';

const before = '2025-05-23';
const old = '2025-05-22T23:59:59.999Z';
const young = '2025-05-23T00:00:00.000Z';

describe.each(listTestDatabases())('pruning %s', (_, databases) => {
  let store: Store;
  let database: Database;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    const address = await databases.create();
    store = await openStoreAt(address, channels);
    database = await openReader(address);
  });
  afterEach(async () => {
    await store.close();
    await database.close();
  });

  const countRows = async () => {
    const tables = ['orders', 'order_items', 'order_lines', 'enquiries', 'outbox'];
    const counts = await Promise.all(
      tables.map((table) =>
        sql<{ there: number }>`SELECT COUNT(*) AS there FROM ${sql.table(table)}`.execute(
          database.db,
        ),
      ),
    );
    return counts.map(({ rows: [row] }) => row?.there);
  };

  it('deletes what is old with all that hangs on it, and nothing else', async () => {
    await store.orders.place(createOrder({ createdAt: old }));
    await store.enquiries.place(createEnquiry({ createdAt: old }));
    const order = await store.orders.place(createOrder({ createdAt: young }));
    const enquiry = await store.enquiries.place(createEnquiry({ createdAt: young }));
    const counts = { orders: 1, enquiries: 1, messages: 6 };
    expect(await store.pruning.count(before)).toEqual(counts);
    expect(await countRows()).toEqual([2, 4, 10, 2, 12]);

    expect(await store.pruning.prune(before)).toEqual(counts);
    expect(await countRows()).toEqual([1, 2, 5, 1, 6]);
    expect(await store.orders.list({ limit: 9 })).toEqual([order]);
    expect(await store.enquiries.list({ limit: 9 })).toEqual([enquiry]);
    expect(await store.pruning.prune(before)).toEqual({ orders: 0, enquiries: 0, messages: 0 });
  });

  it('may be of enquiries alone', async () => {
    const order = await store.orders.place(createOrder({ createdAt: old }));
    const enquiry = await store.enquiries.place(createEnquiry({ createdAt: old, shopGroupId: 2 }));
    expect(await store.pruning.prune(before, ['enquiries'])).toEqual({
      orders: 0,
      enquiries: 1,
      messages: 3,
    });
    expect(await store.orders.get(order.reference)).toEqual(order);
    expect(await store.enquiries.findById(enquiry.enquiryId)).toBeUndefined();
  });

  it('gets through more than it takes at a time, also while orders come in', async () => {
    const count = 410;
    // A few at a time: an order that waits too long for a connection is refused.
    for (let placed = 0; placed < count; placed += 10) {
      const some = Array.from({ length: 10 }, () => createOrder({ createdAt: old }));
      await Promise.all(some.map((order) => store.orders.place(order)));
    }
    const [counts] = await Promise.all([
      store.pruning.prune(before),
      ...[1, 2, 3].map(() => store.orders.place(createOrder({ createdAt: young }))),
    ]);
    expect(counts).toEqual({ orders: count, enquiries: 0, messages: count * 3 });
    expect(await countRows()).toEqual([3, 6, 15, 0, 9]);
  });
});
