import { channels, type Message } from '@/commerce/orders/outbox/message';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { listTestDatabases } from '@/commerce/orders/testing/databases';
import { createOrder } from '@/commerce/orders/testing/orders';
import { createOutboxWorker, MAX_PARALLEL_MESSAGES, LEASE_MS } from './outboxWorker';
import { mailTimeout } from './sendMail';
import type { Outcome } from './outcome';
import { mostTries } from './retries';
import { webhookTimeout } from './callWebhook';

it('a lease outlives anything that sends', () => {
  expect(LEASE_MS).toBeGreaterThan(3 * Math.max(mailTimeout, webhookTimeout));
});

describe.each(listTestDatabases())('messages of %s', (kind, databases) => {
  let stores: Store[];
  let now: Date;
  let delivered: Message[];
  let failed: string[];
  let answer: (message: Message) => Promise<Outcome>;

  beforeAll(databases.start, 60_000);
  afterAll(databases.stop);

  beforeEach(async () => {
    const address = await databases.create();
    stores = [await openStoreAt(address, channels)];
    // Only one process may open an SQLite file.
    if (kind !== 'SQLite') stores.push(await openStoreAt(address, channels));
    now = new Date('2026-05-23T10:00:00.000Z');
    delivered = [];
    failed = [];
    answer = async () => ({ kind: 'sent' });
  });
  afterEach(() => Promise.all(stores.map((store) => store.close())));

  const storeAt = (index: number): Store => {
    const store = stores[index % stores.length];
    if (!store) throw new Error('There is always one');
    return store;
  };
  const open = (index = 0, outbox: () => Store['outbox'] = () => storeAt(index).outbox) =>
    createOutboxWorker({
      channels,
      openOutbox: async () => outbox(),
      deliver: (message) => {
        delivered.push(message);
        return answer(message);
      },
      now: () => now,
      onFailed: ({ channel }, problem) => failed.push(`${channel}: ${problem}`),
    });
  const place = (count: number) =>
    Promise.all(Array.from({ length: count }, () => storeAt(0).orders.place(createOrder())));
  const list = (...states: Message['state'][]) => storeAt(0).outbox.list({ states, limit: 999 });
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const workOff = async (lane: ReturnType<typeof open>) => {
    while (await lane.work());
  };

  it('are sent once each, however many instances send', async () => {
    await place(20);
    await Promise.all([0, 1, 2, 3].map((index) => workOff(open(index))));
    await workOff(open());
    expect(await list('sent')).toHaveLength(60);
    const names = delivered.map(({ reference, channel }) => `${reference}.${channel}`);
    expect(new Set(names).size).toBe(60);
    expect(names).toHaveLength(60);
    pass(10 * LEASE_MS);
    expect(await open().work()).toBe(false);
    expect(delivered).toHaveLength(60);
  });

  it('are tried again after growing pauses, and are given up in the end', async () => {
    await place(1);
    answer = async ({ channel }) =>
      channel === 'webhook' ? { kind: 'later', problem: 'answered 503' } : { kind: 'sent' };
    const lane = open();
    const tries: number[] = [];
    const start = now.getTime();
    for (let hours = 0; hours < 24 * 14 * 12; hours += 1) {
      const before = delivered.length;
      await lane.work();
      if (delivered.slice(before).some(({ channel }) => channel === 'webhook')) {
        tries.push(now.getTime() - start);
      }
      if ((await list('failed')).length > 0) break;
      pass(hours < 40 ? 30_000 : 300_000);
    }
    expect(tries).toHaveLength(mostTries);
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses[0]).toBeLessThanOrEqual(90_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5 * 3_600_000);
    expect(tries.at(-1)).toBeGreaterThan(60 * 3_600_000);
    expect(failed).toEqual(['webhook: answered 503']);
    expect(await list('failed')).toMatchObject([{ channel: 'webhook', attempts: mostTries }]);
    expect(delivered.filter(({ channel }) => channel !== 'webhook')).toHaveLength(2);
  });

  it('are given up at once where it is certain', async () => {
    await place(1);
    answer = async () => ({ kind: 'failed', problem: '550 no such user' });
    await workOff(open());
    expect(await list('failed')).toHaveLength(3);
    expect(failed).toHaveLength(3);
    expect(await storeAt(0).outbox.retry(now)).toBe(3);
    answer = async () => ({ kind: 'sent' });
    await workOff(open());
    expect(await list('sent')).toHaveLength(3);
  });

  it('are sent by the next process where one was killed while it sent', async () => {
    await place(1);
    answer = () => new Promise(() => {});
    void open().work();
    while (delivered.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    answer = async () => ({ kind: 'sent' });
    await workOff(open(1));
    expect(await list('sent')).toEqual([]);
    pass(LEASE_MS);
    await workOff(open(1));
    expect(await list('sent')).toHaveLength(3);
    expect(delivered).toHaveLength(6);
  });

  it('are never sent again where it is known that they were, though the store could not be told', async () => {
    await place(1);
    let isDown = false;
    const outbox = (): Store['outbox'] => ({
      ...storeAt(0).outbox,
      settle: (...args) =>
        isDown ? Promise.reject(new Error('down')) : storeAt(0).outbox.settle(...args),
    });
    const lane = open(0, outbox);
    isDown = true;
    await expect(lane.work()).rejects.toThrow('down');
    expect(delivered).toHaveLength(3);
    pass(2 * LEASE_MS);
    await expect(lane.work()).rejects.toThrow('down');
    isDown = false;
    await workOff(lane);
    expect(delivered).toHaveLength(3);
    expect(await list('sent')).toHaveLength(3);
  });

  it('are given up where each of them ended the process that began it', async () => {
    await place(1);
    const claim = { channels, limit: 9, lease: LEASE_MS } as const;
    for (let tries = 0; tries < mostTries; tries += 1) {
      expect(await storeAt(0).outbox.claim({ ...claim, now })).toHaveLength(3);
      pass(LEASE_MS);
    }
    await workOff(open());
    expect(delivered).toEqual([]);
    expect(await list('failed')).toHaveLength(3);
  });

  it('are tried later where what they are about cannot be read just now', async () => {
    await place(1);
    answer = () => Promise.reject(new Error('the catalogue is away'));
    await workOff(open());
    expect(await list('waiting')).toMatchObject(
      channels.map(() => ({ attempts: 1, problem: 'Error: the catalogue is away' })),
    );
  });

  it('are sent a few at a time', async () => {
    await place(10);
    let most = 0;
    let running = 0;
    answer = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return { kind: 'sent' };
    };
    await workOff(open());
    expect(most).toBe(MAX_PARALLEL_MESSAGES);
    expect(await list('sent')).toHaveLength(30);
  });
});
