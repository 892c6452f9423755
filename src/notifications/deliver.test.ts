import { buildMesh } from '@/mesh/buildMesh';
import { channels } from '@/orders/outbox/message';
import { openStoreAt } from '@/orders/store/openStore';
import type { Store } from '@/orders/store/store';
import { createEnquiry } from '@/orders/testing/enquiries';
import { createOrder } from '@/orders/testing/orders';
import { createFolder } from '@/testing/contentFolder';
import { toLoaded } from '@/testing/editContent';
import { inJson, startServer } from '@/testing/localServer';
import { readMail } from '@/testing/readMail';
import { createSmallContent } from '@/testing/smallContent';
import { type SmtpServer, startSmtpServer } from '@/testing/smtpServer';
import { deliver, type Post } from './deliver';
import { createDispatcher } from './dispatcher';
import { createLane } from './lane';

let store: Store;
let smtp: SmtpServer;
let webhook: Awaited<ReturnType<typeof startServer>>;
let post: Post;

beforeEach(async () => {
  store = await openStoreAt(
    { kind: 'sqlite', path: `${await createFolder()}/troupe.db` },
    channels,
  );
  smtp = await startSmtpServer();
  webhook = await startServer(() => inJson({}));
  const mesh = buildMesh([toLoaded(createSmallContent())]);
  post = {
    env: {
      smtpUrl: smtp.url,
      mailFrom: { name: 'Bookings', address: 'bookings@shop.example' },
      orderWebhookUrl: webhook.origin,
      orderWebhookSecret: 'secret',
    },
    openStore: async () => store,
    getMesh: async () => mesh,
    now: () => new Date('2026-05-23T10:00:00Z'),
  };
});
afterEach(async () => {
  await smtp.close();
  await store.close();
});

const work = async () => {
  const lane = createLane({
    channels,
    openOutbox: async () => store.outbox,
    deliver: (message) => deliver(message, post),
    now: () => new Date('2026-05-23T10:00:00Z'),
    onFailed: () => {},
  });
  const dispatcher = createDispatcher([lane]);
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
  // The call says what is in the store alone.
  expect(webhook.calls).toHaveLength(1);
  const waiting = await store.outbox.list({ states: ['waiting'], limit: 9 });
  expect(waiting.map(({ problem }) => problem)).toEqual(Array(2).fill('Error: no catalogue'));
});

it('what is about nothing, or about a brand that is gone, is given up', async () => {
  const { reference } = await store.orders.place(createOrder({ shopGroupId: 99 }));
  expect(await deliver({ ...message, reference }, post)).toEqual({
    kind: 'failed',
    problem: 'there is no shop group 99 any more',
  });
  expect(await deliver({ ...message, reference: 'TR-2222-2222' }, post)).toEqual({
    kind: 'failed',
    problem: 'what it is about is gone',
  });
});

const message = {
  channel: 'customer',
  state: 'waiting',
  createdAt: '',
  dueAt: '',
  attempts: 1,
} as const;
