import { type Channel, channels } from '../outbox/message';
import { onMessages } from '../outbox/listener';
import { listTestDatabases } from '../testing/databases';
import { createEnquiry } from '../testing/enquiries';
import { createOrder } from '../testing/orders';
import type { DatabaseAddress } from './databaseAddress';
import { openStoreAt } from './openStore';
import type { Store } from './store';

const start = new Date('2026-05-23T10:00:00.000Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const createdAt = start.toISOString();

describe.each(listTestDatabases())('an outbox in %s', (kind, databases) => {
  let address: DatabaseAddress;
  let store: Store;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  const open = async (configured: readonly Channel[] = channels) => {
    address = await databases.create();
    store = await openStoreAt(address, configured);
  };
  beforeEach(() => open());
  afterEach(() => store.close());

  const claim = (now: Date, change: object = {}) =>
    store.outbox.claim({ channels, limit: 100, now, lease: 60_000, ...change });
  const listAll = () => store.outbox.list({ states: ['waiting', 'sent', 'failed'], limit: 100 });

  it('has a message for each channel, written with the order', async () => {
    const { reference } = await store.orders.place(createOrder());
    expect(await listAll()).toEqual(
      channels.map((channel) => ({
        reference,
        channel,
        state: 'waiting',
        createdAt,
        dueAt: createdAt,
        attempts: 0,
      })),
    );
  });

  it('has nothing where no channel is set up', async () => {
    await store.close();
    await open([]);
    await store.orders.place(createOrder());
    await store.enquiries.place(createEnquiry());
    expect(await listAll()).toEqual([]);
  });

  it('has one message of a cart that comes a hundred times', async () => {
    const order = createOrder();
    await Promise.all(
      Array.from({ length: 100 }, () => store.orders.place(createOrder({ cartId: order.cartId }))),
    );
    expect(await listAll()).toHaveLength(channels.length);
  });

  it('has nothing of an order that failed', async () => {
    await expect(store.orders.place(createOrder({ city: null as never }))).rejects.toThrow();
    expect(await listAll()).toEqual([]);
  });

  it('takes an order together with its messages, or not at all', async () => {
    const { reference } = await store.orders.place(createOrder());
    // The reference is free for enquiries, but taken for messages.
    await expect(
      store.enquiries.place(createEnquiry({ reference, message: 'lost' })),
    ).rejects.toThrow();
    expect(await store.enquiries.list({ limit: 9 })).toEqual([]);
  });

  it('writes to nobody whose address a machine may have filled in', async () => {
    await store.enquiries.place(createEnquiry({ isSuspect: true }));
    expect((await listAll()).map(({ channel }) => channel)).toEqual(['shop', 'webhook']);
  });

  it('tells this process that something waits, once it is kept', async () => {
    const seen: number[] = [];
    onMessages(() => void listAll().then(({ length }) => seen.push(length)));
    await store.orders.place(createOrder());
    while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    onMessages(undefined);
    expect(seen).toEqual([channels.length]);
  });

  it('gives each message to one of many who ask at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => store.orders.place(createOrder())));
    // Only one process may write to an SQLite file.
    const instances = kind === 'SQLite' ? [] : [1, 2, 3].map(() => openStoreAt(address));
    const stores = [store, ...(await Promise.all(instances))];
    const taken = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { outbox } = stores[index % stores.length] ?? store;
        return outbox.claim({ channels, limit: 7, now: after(1), lease: 60_000 });
      }),
    );
    const names = taken.flat().map(({ reference, channel }) => `${reference}.${channel}`);
    expect(new Set(names).size).toBe(names.length);
    // Messages that were locked by others and skipped are left for the next claim.
    const rest = await claim(after(1), { limit: 1000 });
    expect(names.length + rest.length).toBe(120);
    expect(Math.max(...taken.map(({ length }) => length))).toBeLessThanOrEqual(7);
    await Promise.all(stores.slice(1).map((it) => it.close()));
  });

  it('gives out what was longest due first, and only of the channels that were asked for', async () => {
    const late = await store.orders.place(createOrder({ createdAt: after(5).toISOString() }));
    const early = await store.orders.place(createOrder());
    expect(await claim(after(-1))).toEqual([]);
    const claimed = await claim(after(9), { channels: ['shop'], limit: 1 });
    expect(claimed).toMatchObject([{ reference: early.reference, channel: 'shop', attempts: 1 }]);
    expect(await claim(after(9), { channels: ['shop'] })).toMatchObject(
      [late].map(({ reference }) => ({ reference })),
    );
  });

  it('gives a message to nobody else during the lease, and to anybody after it', async () => {
    await store.orders.place(createOrder());
    const [first] = await claim(after(0), { channels: ['customer'] });
    expect(await claim(after(59), { channels: ['customer'] })).toEqual([]);
    const [second] = await claim(after(61), { channels: ['customer'] });
    expect(second).toMatchObject({ reference: first?.reference, attempts: 2 });
    if (!first || !second) throw new Error('There should be two');
    // A process whose lease has ended must not overwrite the result of the other one.
    expect(await store.outbox.settle(first, { state: 'failed', problem: 'x' })).toBe(false);
    expect(await store.outbox.settle(second, { state: 'sent', at: after(62) })).toBe(true);
    expect(await store.outbox.list({ states: ['sent'], limit: 9 })).toMatchObject([
      { channel: 'customer', attempts: 2, sentAt: after(62).toISOString() },
    ]);
    expect(await claim(after(9999), { channels: ['customer'] })).toEqual([]);
  });

  it('keeps what went wrong, and waits for the time that was set', async () => {
    await store.orders.place(createOrder());
    const [message] = await claim(after(0), { channels: ['webhook'] });
    if (!message) throw new Error('There should be one');
    const dueAt = after(30);
    await store.outbox.settle(message, { state: 'waiting', problem: 'answered 503', dueAt });
    expect(await claim(after(29), { channels: ['webhook'] })).toEqual([]);
    expect(await claim(after(30), { channels: ['webhook'] })).toMatchObject([
      { attempts: 2, problem: 'answered 503' },
    ]);
  });

  it('has failed ones tried again from the beginning: one, or all', async () => {
    const orders = [
      await store.orders.place(createOrder()),
      await store.orders.place(createOrder()),
    ];
    for (const message of await claim(after(0), { channels: ['shop'] })) {
      await store.outbox.settle(message, { state: 'failed', problem: '550 no such user' });
    }
    expect(await store.outbox.list({ states: ['failed'], limit: 9 })).toHaveLength(2);
    expect(await claim(after(9999), { channels: ['shop'] })).toEqual([]);
    expect(await store.outbox.retry(after(100), orders[0]?.reference)).toBe(1);
    expect(await store.outbox.retry(after(100), 'TR-2222-2222')).toBe(0);
    expect(await claim(after(100), { channels: ['shop'] })).toMatchObject([
      { reference: orders[0]?.reference, attempts: 1, problem: '550 no such user' },
    ]);
    expect(await store.outbox.retry(after(100))).toBe(1);
  });
});
