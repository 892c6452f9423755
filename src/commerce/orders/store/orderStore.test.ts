import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { listTestDatabases } from '../testing/databases';
import { anyOrder, createOrder } from '../testing/orders';
import type { Order } from '../order';
import { createOrderStore, type DayQuery, type OrderStore } from './orderStore';
import { isReadable } from './unreadable';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import type { Database } from './database';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 23, 10, minute)).toISOString();

describe.each(listTestDatabases())('an order store in %s', (_, databases) => {
  let database: Database;
  let store: OrderStore;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    database = await openDatabase(await databases.create());
    await migrate(database);
    store = createOrderStore(database);
  });
  afterEach(() => database.close());

  const countRows = async (table: string) => {
    const count = sql<{ there: number }>`SELECT COUNT(*) AS there FROM ${sql.table(table)}`;
    return (await count.execute(database.db)).rows[0]?.there;
  };

  it('gives back what was placed, by cart and by reference', async () => {
    const order = createOrder();
    expect(await store.place(order)).toEqual(order);
    expect(await store.findByCart(order.cartId)).toEqual(order);
    expect(await store.get(order.reference)).toEqual(order);
  });

  it('knows nothing of what was never placed', async () => {
    await store.place(createOrder());
    expect(await store.findByCart(randomUUID())).toBeUndefined();
    expect(await store.get('TR-2222-2222')).toBeUndefined();
    expect(await store.list({ limit: 10, city: 'prague' })).toEqual([]);
  });

  it('lists the other orders beside one that it cannot read, and says which column is wrong', async () => {
    const kept = await store.place(createOrder({ createdAt: at(2) }));
    const changed = await store.place(createOrder({ createdAt: at(1) }));
    const gone = await store.place(createOrder({ createdAt: at(0) }));
    const set = async (column: 'locale' | 'currency', value: string, { reference }: Order) =>
      sql`UPDATE orders SET ${sql.ref(column)} = ${value} WHERE reference = ${reference}`.execute(
        database.db,
      );
    await set('locale', 'xx', changed);
    await set('currency', 'ABC', gone);
    const [first, ...others] = await store.list({ limit: 9 });
    expect(first).toEqual(kept);
    expect(others).toMatchObject([
      {
        reference: changed.reference,
        createdAt: at(1),
        problem: expect.stringContaining('locale'),
      },
      { reference: gone.reference, problem: expect.stringContaining('currency') },
    ]);
    expect(JSON.stringify(others)).not.toMatch(/xx|ABC/);
    await expect(store.get(gone.reference)).rejects.toThrow('currency');
    expect(await store.listDay({ day: '2026-06-19' })).toHaveLength(3);
  });

  it('lists what was ordered for a day, in every city or in one', async () => {
    const here = await store.place(createOrder());
    const there = await store.place(createOrder({ city: 'prague', shopGroupId: 2 }));
    const listed = async (query: DayQuery) =>
      (await store.listDay(query))
        .filter(isReadable)
        .map(({ order, item }) => [order.reference, item.name]);
    expect(await listed({ day: '2026-06-19' })).toEqual([
      [here.reference, 'Pub crawl'],
      [there.reference, 'Pub crawl'],
    ]);
    expect(await listed({ day: '2026-06-20', city: 'prague' })).toEqual([
      [there.reference, 'Limousine'],
    ]);
    expect(await listed({ day: '2026-06-20', shopGroupId: 3 })).toEqual([]);
    expect(await listed({ day: '2026-06-21' })).toEqual([]);
  });

  it('changes nothing in any text or figure', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, async (order) => {
        await store.place(order);
        expect(await store.get(order.reference)).toEqual(order);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps quotes, emoji, SQL and long texts as they are', async () => {
    const notes = `Robert'); DROP TABLE orders; -- "quoted" ? $1 \\ %s 🍻👩‍👩‍👧 Zażółć\n${'ż'.repeat(1900)}`;
    const order = createOrder({ customer: { name: "O'Neill 🎉", email: 'a@b.example', notes } });
    await store.place(order);
    expect((await store.get(order.reference))?.customer).toEqual(order.customer);
  });

  it('keeps the first order of a cart and gives it to whoever comes later', async () => {
    const first = createOrder();
    const second = createOrder({ cartId: first.cartId, bodyHash: 'b'.repeat(64) });
    await store.place(first);
    expect(await store.place(second)).toEqual(first);
    expect(await countRows('orders')).toBe(1);
    expect(await countRows('order_items')).toBe(first.items.length);
    expect(await store.get(second.reference)).toBeUndefined();
  });

  it('makes one order of a cart that comes a hundred times at once', async () => {
    const cartId = randomUUID();
    const placed = await Promise.all(
      Array.from({ length: 100 }, () => store.place(createOrder({ cartId }))),
    );
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
    expect(await countRows('orders')).toBe(1);
    expect(await countRows('order_items')).toBe(2);
    expect(await countRows('order_lines')).toBe(5);
  });

  it('keeps a hundred carts that come at once', async () => {
    const orders = Array.from({ length: 100 }, () => createOrder());
    await Promise.all(orders.map((order) => store.place(order)));
    const kept = await Promise.all(orders.map(({ reference }) => store.get(reference)));
    expect(kept).toEqual(orders);
  });

  it('gives an order another reference when chance gave it one that is taken', async () => {
    const taken = createOrder();
    await store.place(taken);
    const unlucky = createOrderStore(database, [], () => 'TR-AAAA-AAAA');
    const order = createOrder({ reference: taken.reference });
    expect(await unlucky.place(order)).toEqual({ ...order, reference: 'TR-AAAA-AAAA' });
    expect(await store.get(taken.reference)).toEqual(taken);
  });

  it('gives up on references after three tries, and then has kept nothing', async () => {
    const taken = createOrder();
    await store.place(taken);
    const unlucky = createOrderStore(database, [], () => taken.reference);
    await expect(unlucky.place(createOrder({ reference: taken.reference }))).rejects.toThrow();
    expect(await countRows('orders')).toBe(1);
    expect(await countRows('order_lines')).toBe(5);
  });

  it('leaves nothing of an order that fails half-way, and goes on', async () => {
    const [item] = createOrder().items;
    const broken = createOrder({
      items: item ? [item, { ...item, lines: [{ ...item.lines[0], kind: null }] as never }] : [],
    });
    await expect(store.place(broken)).rejects.toThrow();
    expect(await countRows('orders')).toBe(0);
    expect(await countRows('order_items')).toBe(0);
    expect(await countRows('order_lines')).toBe(0);
    await store.place(createOrder());
    expect(await countRows('orders')).toBe(1);
  });

  it('lists the newest first, page by page, each order once', async () => {
    const minutes = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3];
    const orders = minutes.map((minute) => createOrder({ createdAt: at(minute) }));
    for (const order of orders) await store.place(order);

    const listed = [];
    let page = await store.list({ limit: 3 });
    while (page.length > 0) {
      listed.push(...page);
      const after = page.at(-1);
      page = after ? await store.list({ limit: 3, after }) : [];
    }
    const wanted = orders
      .map(({ createdAt, reference }) => `${createdAt} ${reference}`)
      .sort()
      .reverse();
    expect(listed.map(({ createdAt, reference }) => `${createdAt} ${reference}`)).toEqual(wanted);
    expect(listed[0]).toEqual(orders[5]);
  });

  it('lists only what was asked for', async () => {
    const old = createOrder({ createdAt: '2026-01-01T23:59:59.999Z' });
    const prague = createOrder({ createdAt: '2026-01-02T00:00:00.000Z', city: 'prague' });
    const other = createOrder({ createdAt: '2026-01-03T12:00:00.000Z', shopGroupId: 2 });
    for (const order of [old, prague, other]) await store.place(order);
    const list = async (query: object) =>
      (await store.list({ limit: 10, ...query })).map(({ reference }) => reference);

    expect(await list({ since: '2026-01-02' })).toEqual([other.reference, prague.reference]);
    expect(await list({ city: 'prague' })).toEqual([prague.reference]);
    expect(await list({ shopGroupId: 2 })).toEqual([other.reference]);
    expect(await list({ shopGroupId: 1, since: '2026-01-02' })).toEqual([prague.reference]);
  });
});
