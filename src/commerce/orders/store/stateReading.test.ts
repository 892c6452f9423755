import { sql } from 'kysely';
import { listTestDatabases } from '../testing/databases';
import { createOrder } from '../testing/orders';
import type { Database } from './database';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import { createStore, type Store } from './store';
import { isReadable } from './unreadable';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 23, 10, minute));

describe.each(listTestDatabases())('the states of orders in %s', (_, databases) => {
  let database: Database;
  let store: Store;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    store = createStore(database);
  });
  afterEach(() => database.close());

  const place = (minute: number) =>
    store.orders.place(createOrder({ createdAt: at(minute).toISOString() }));

  it('are read with their orders, the last one of each', async () => {
    const [received, confirmed, cancelled] = [await place(3), await place(2), await place(1)];
    await store.states.set(confirmed.reference, 'confirmed', at(4));
    // So many that their order as texts is another one.
    for (let minute = 4; minute < 14; minute += 1) {
      const state = minute % 2 === 0 ? 'confirmed' : 'cancelled';
      await store.states.set(cancelled.reference, state, at(minute));
    }
    const wanted = [
      { ...received, state: 'received' },
      { ...confirmed, state: 'confirmed' },
      { ...cancelled, state: 'cancelled' },
    ];
    expect(await store.orders.listWithState({ limit: 9 })).toEqual(wanted);
    for (const order of wanted) {
      expect(await store.orders.getWithState(order.reference)).toEqual(order);
    }
    const day = (await store.orders.listDay({ day: '2026-06-20' })).filter(isReadable);
    const states = Object.fromEntries(day.map(({ order }) => [order.reference, order.state]));
    expect(states).toEqual(
      Object.fromEntries(wanted.map(({ reference, state }) => [reference, state])),
    );
  });

  it('are none where there is no order', async () => {
    expect(await store.orders.listWithState({ limit: 9 })).toEqual([]);
    expect(await store.orders.getWithState('TR-2222-2222')).toBeUndefined();
  });

  it('keep no other order from a list when one cannot be read', async () => {
    const [kept, changed] = [await place(2), await place(1)];
    await store.states.set(changed.reference, 'confirmed', at(3));
    await sql`UPDATE order_states SET state = 'paused'`.execute(database.db);
    const problem = expect.stringContaining('state');
    expect(await store.orders.listWithState({ limit: 9 })).toEqual([
      { ...kept, state: 'received' },
      { reference: changed.reference, createdAt: at(1).toISOString(), problem },
    ]);
    await expect(store.orders.getWithState(changed.reference)).rejects.toThrow('state');
    const day = await store.orders.listDay({ day: '2026-06-20' });
    expect(day.filter(isReadable).map(({ order }) => order.reference)).toEqual([kept.reference]);
    expect(day).toHaveLength(2);
  });
});
