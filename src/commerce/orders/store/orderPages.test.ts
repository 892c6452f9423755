import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { listTestDatabases } from '../testing/databases';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import type { Database } from './database';
import { createLinkStore, MAX_LINKS_PER_ORDER } from './linkStore';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import { createStore, type Store } from './store';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 23, 10, minute));

describe.each(listTestDatabases())('in %s', (_, databases) => {
  let database: Database;
  let store: Store;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    store = createStore(database, ['customer', 'shop']);
  });
  afterEach(() => database.close());

  const dump = async () => {
    const tables = [
      'orders',
      'order_links',
      'order_states',
      'order_items',
      'order_lines',
      'outbox',
    ];
    const rows = [];
    for (const table of [...tables, 'enquiries']) {
      rows.push(...(await sql`SELECT * FROM ${sql.table(table)}`.execute(database.db)).rows);
    }
    return JSON.stringify(rows);
  };

  describe('a private link', () => {
    it('finds its order and no other, and the database does not have its key', async () => {
      const [one, other] = [
        await store.orders.place(createOrder()),
        await store.orders.place(createOrder()),
      ];
      const elsewhere = createLinkStore(database, randomBytes(32));
      const keys = [
        await store.links.issue(one.reference, at(0)),
        await store.links.issue(other.reference, at(1)),
        await elsewhere.issue(one.reference, at(2)),
      ];
      const found = await Promise.all(keys.map((key) => store.links.find(key)));
      expect(found).toEqual([one.reference, other.reference, one.reference]);
      expect(new Set(keys).size).toBe(3);
      const kept = await dump();
      for (const key of keys) {
        // 128 random bits are 22 characters of 6 bits.
        expect(key).toMatch(/^[\w-]{22,}$/);
        expect(kept).not.toContain(key);
      }
    });

    it.each([undefined, null, '', 7, {}, 'a'.repeat(32), `' OR 1=1 --`.padEnd(32, '_')])(
      'that nobody was given finds nothing: %p',
      async (key) => {
        const { reference } = await store.orders.place(createOrder());
        await store.links.issue(reference, at(0));
        expect(await store.links.find(key)).toBeUndefined();
      },
    );

    it('is the same when a process creates it again', async () => {
      const { reference } = await store.orders.place(createOrder());
      const key = await store.links.issue(reference, at(0));
      expect(await store.links.issue(reference, at(1))).toBe(key);
      expect(await store.links.find(key)).toBe(reference);
    });

    it('needs an order', async () => {
      await expect(store.links.issue('TR-2222-2222', at(0))).rejects.toThrow();
    });

    it('ends when very many others of the same order were created after it', async () => {
      const { reference } = await store.orders.place(createOrder());
      const keys = [];
      for (let minute = 0; minute <= MAX_LINKS_PER_ORDER; minute += 1) {
        keys.push(await createLinkStore(database, randomBytes(32)).issue(reference, at(minute)));
      }
      expect(await store.links.find(keys[0])).toBeUndefined();
      expect(await store.links.find(keys[1])).toBe(reference);
      expect(await store.links.find(keys.at(-1))).toBe(reference);
    });
  });

  describe('the state of an order', () => {
    it('is unknown until it changes, and then the last one counts', async () => {
      const { reference } = await store.orders.place(createOrder());
      expect(await store.states.get(reference)).toBeUndefined();
      expect(await store.states.set(reference, 'confirmed', at(1))).toBe(true);
      expect(await store.states.set(reference, 'cancelled', at(2))).toBe(true);
      expect(await store.states.get(reference)).toEqual({
        state: 'cancelled',
        since: at(2).toISOString(),
      });
    });

    it('changes neither to what it is nor without an order', async () => {
      const { reference } = await store.orders.place(createOrder());
      expect(await store.states.set(reference, 'received', at(1))).toBe(false);
      expect(await store.states.set(reference, 'confirmed', at(1))).toBe(true);
      expect(await store.states.set(reference, 'confirmed', at(2))).toBe(false);
      expect(await store.states.set('TR-2222-2222', 'confirmed', at(2))).toBe(false);
    });
  });

  describe('one person', () => {
    it('is counted and then gone with everything, in whatever case the address was typed', async () => {
      const customer = { name: 'Zed Gone', email: 'Zed@Example.com', notes: 'Zed eats no nuts' };
      const order = await store.orders.place(createOrder({ customer }));
      const key = await store.links.issue(order.reference, at(0));
      await store.states.set(order.reference, 'confirmed', at(1));
      await store.enquiries.place(
        createEnquiry({ sender: { name: 'Zed', email: 'zed@example.COM' }, message: 'Zed asks' }),
      );
      const kept = await store.orders.place(createOrder());
      const noTrips = { tripAddresses: 0, linkRequests: 0 };
      const counts = { orders: 1, enquiries: 1, messages: 4, ...noTrips };
      expect(await store.people.count('zed@example.com')).toEqual(counts);
      expect(await store.people.erase('zed@example.com')).toEqual(counts);
      expect(await dump()).not.toMatch(/zed/i);
      expect(await store.links.find(key)).toBeUndefined();
      expect(await store.orders.list({ limit: 9 })).toEqual([kept]);
      expect(await store.people.erase('zed@example.com')).toEqual({
        orders: 0,
        enquiries: 0,
        messages: 0,
        ...noTrips,
      });
    });

    it('is nobody whose address only begins alike', async () => {
      await store.orders.place(createOrder());
      expect(await store.people.count('ann@example.co')).toMatchObject({ orders: 0 });
      expect(await store.people.count('%')).toMatchObject({ orders: 0 });
    });
  });

  it('pruning takes links and states with their order', async () => {
    const { reference } = await store.orders.place(createOrder());
    const key = await store.links.issue(reference, at(0));
    await store.states.set(reference, 'confirmed', at(1));
    expect(await store.pruning.prune('2026-05-24')).toMatchObject({ orders: 1, messages: 2 });
    expect(await store.links.find(key)).toBeUndefined();
    expect(await store.states.get(reference)).toBeUndefined();
  });
});
