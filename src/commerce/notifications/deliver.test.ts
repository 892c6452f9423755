import { buildMesh } from '@/catalog/mesh/buildMesh';
import { channels } from '@/commerce/orders/outbox/message';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { createEnquiry } from '@/commerce/orders/testing/enquiries';
import { createOrder } from '@/commerce/orders/testing/orders';
import { createFolder } from '@/testing/contentFolder';
import { toLoaded } from '@/testing/editContent';
import { inJson, startServer } from '@troupe/basics/testing/localServer';
import { readMail } from '@/testing/readMail';
import { createSmallContent } from '@/testing/smallContent';
import { type SmtpServer, startSmtpServer } from '@/testing/smtpServer';
import { deliver, type Post } from './deliver';
import { createDispatcher } from './dispatcher';
import { createOutboxWorker } from './outboxWorker';

let store: Store;
let smtp: SmtpServer;
let webhook: Awaited<ReturnType<typeof startServer>>;
let post: Post;
let now: Date;

beforeEach(async () => {
  store = await openStoreAt(
    { kind: 'sqlite', path: `${await createFolder()}/troupe.db` },
    channels,
  );
  now = new Date('2026-05-23T10:00:00Z');
  smtp = await startSmtpServer();
  webhook = await startServer(() => inJson({}));
  const mesh = buildMesh([toLoaded(createSmallContent())]);
  post = {
    env: {
      smtpUrl: smtp.url,
      mailFrom: { name: 'Bookings', address: 'bookings@shop.example' },
      orderWebhookUrl: webhook.origin,
      orderWebhookSecret: 'secret',
      siteHosts: {},
      siteSettings: {},
      port: 3000,
    },
    openStore: async () => store,
    getMesh: async () => mesh,
    now: () => now,
  };
});
afterEach(async () => {
  await smtp.close();
  await store.close();
});

const openLane = () =>
  createOutboxWorker({
    channels,
    openOutbox: async () => store.outbox,
    deliver: (message) => deliver(message, post),
    now: () => now,
    onFailed: () => {},
  });

const work = async () => {
  const dispatcher = createDispatcher([openLane()]);
  dispatcher.start();
  while ((await store.outbox.list({ states: ['waiting'], limit: 9 })).some((it) => !it.problem)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await dispatcher.stop();
};

it('an order reaches the customer, the shop and the program that waits for it', async () => {
  const order = await store.orders.place(createOrder());
  await work();
  expect(smtp.received.map(({ to }) => to).sort()).toEqual(
    [['ann@example.com'], [(await post.getMesh()).shopGroups.get(1)?.email]].sort(),
  );
  for (const { data } of smtp.received) {
    const { headers, text } = readMail(data);
    expect(headers.get('from')).toBe('Bookings <bookings@shop.example>');
    expect(text).toContain(order.reference);
  }
  expect(webhook.calls.map(({ body }) => JSON.parse(body))).toEqual([
    {
      id: `${order.reference}.webhook`,
      timestamp: Date.parse('2026-05-23T10:00:00Z'),
      type: 'order',
      order: expect.objectContaining({
        reference: order.reference,
        cart_id: order.cartId,
        terms_version: order.termsVersion.shown,
        current_terms_version: order.termsVersion.current,
        customer: order.customer,
        totals: expect.objectContaining({ total: 371, deposit: 111 }),
      }),
    },
  ]);
  expect(await store.outbox.list({ states: ['sent'], limit: 9 })).toHaveLength(3);
});

it('so does an enquiry', async () => {
  const enquiry = await store.enquiries.place(createEnquiry());
  await work();
  expect(smtp.received).toHaveLength(2);
  expect(JSON.parse(webhook.calls[0]?.body ?? '')).toMatchObject({
    type: 'enquiry',
    enquiry: { reference: enquiry.reference, message: enquiry.message, is_suspect: false },
  });
});

it('what cannot be read is tried later, and nothing is sent of it', async () => {
  await store.orders.place(createOrder());
  post = { ...post, getMesh: () => Promise.reject(new Error('no catalogue')) };
  await work();
  expect(smtp.received).toEqual([]);
  // The webhook call needs the store only.
  expect(webhook.calls).toHaveLength(1);
  const waiting = await store.outbox.list({ states: ['waiting'], limit: 9 });
  expect(waiting.map(({ problem }) => problem)).toEqual(Array(2).fill('Error: no catalogue'));
});

it('what the mail server cannot take yet is sent at the next try, and only once', async () => {
  const { reference } = await store.orders.place(createOrder());
  const lane = openLane();
  smtp.slips.set('RCPT', '451 4.7.1 try again later');
  await lane.work();
  expect(smtp.received).toEqual([]);
  expect(await store.outbox.list({ states: ['waiting'], limit: 9 })).toMatchObject(
    ['customer', 'shop'].map((channel) => ({
      channel,
      attempts: 1,
      problem: expect.stringContaining('451 4.7.1 try again later'),
    })),
  );
  smtp.slips.clear();
  // There is no immediate retry.
  await lane.work();
  expect(smtp.received).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  await lane.work();
  await lane.work();
  expect(smtp.received.map(({ data }) => readMail(data).headers.get('message-id')).sort()).toEqual([
    `<${reference}.customer@shop.example>`,
    `<${reference}.shop@shop.example>`,
  ]);
  expect(await store.outbox.list({ states: ['sent'], limit: 9 })).toHaveLength(3);
});

it('an address that the mail server will never take is given up, with the server’s answer', async () => {
  await store.orders.place(createOrder());
  const lane = openLane();
  smtp.slips.set('RCPT', '550 5.1.1 no such user');
  await lane.work();
  smtp.slips.clear();
  now = new Date(now.getTime() + 7 * 86_400_000);
  await lane.work();
  expect(smtp.received).toEqual([]);
  expect(await store.outbox.list({ states: ['failed'], limit: 9 })).toMatchObject(
    ['customer', 'shop'].map((channel) => ({
      channel,
      attempts: 1,
      problem: expect.stringContaining('550 5.1.1 no such user'),
    })),
  );
});

it('what is about nothing, or about a brand that is gone, is given up', async () => {
  const { reference } = await store.orders.place(createOrder({ shopGroupId: 99 }));
  expect(await deliver({ ...message, reference }, post)).toEqual({
    kind: 'failed',
    problem: 'there is no shop group 99 any more',
  });
  expect(await deliver({ ...message, reference: 'TR-2222-2222' }, post)).toEqual({
    kind: 'failed',
    problem: 'the record that it is about was deleted',
  });
});

const message = {
  channel: 'customer',
  state: 'waiting',
  createdAt: '',
  dueAt: '',
  attempts: 1,
} as const;
