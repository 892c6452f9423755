import { clearProcessState, processState } from '@/platform/process/processState';
import { createOrder } from '@/commerce/orders/testing/orders';
import { beginProcess } from '@/testing/beginProcess';
import { createFolder } from '@/testing/contentFolder';
import { inJson, startServer } from '@troupe/basics/testing/localServer';
import { createSmallContent } from '@/testing/smallContent';
import { type SmtpServer, startSmtpServer } from '@/testing/smtpServer';

let smtp: SmtpServer;
let webhook: Awaited<ReturnType<typeof startServer>>;

beforeEach(async () => {
  smtp = await startSmtpServer();
  webhook = await startServer(() => inJson({}));
});
afterEach(() => smtp.close());

// Each test imports all modules again, like a new process.
jest.setTimeout(120_000);

const mailVariables = () => ({ SMTP_URL: smtp.url, MAIL_FROM: 'bookings@shop.example' });
const webhookVariables = () => ({
  ORDER_WEBHOOK_URL: webhook.origin,
  ORDER_WEBHOOK_SECRET: 'a secret of at least sixteen characters',
});

/** Starts a shop with these variables that takes orders. */
const startShop = async (variables: Readonly<Record<string, string>>) => {
  await beginProcess({ DATA_DIR: await createFolder(), ...variables }, createSmallContent());
  const { startDispatcher } = await import('./startDispatcher');
  const { openStore } = await import('@/commerce/orders/store/openStore');
  const { onMessages } = await import('@/commerce/orders/outbox/listener');
  const store = await openStore();
  return {
    startDispatcher,
    store,
    onMessages,
    /** Waits for everything that was started. */
    stop: async () => {
      await processState.dispatcher?.stop();
      delete processState.dispatcher;
      onMessages(undefined);
      await store.close();
      clearProcessState('orderStore');
    },
  };
};

const recipients = () => smtp.received.flatMap(({ to }) => to).sort();

it('sends what was left waiting: to the customer, to the shop and to the webhook', async () => {
  const shop = await startShop({ ...mailVariables(), ...webhookVariables() });
  const { reference } = await shop.store.orders.place(createOrder());
  shop.startDispatcher();
  await shop.stop();
  expect(recipients()).toEqual(['ann@example.com', 'hello@brand.example']);
  expect(webhook.calls.map(({ body }) => JSON.parse(body).id)).toEqual([`${reference}.webhook`]);
});

it('is called by each order that is placed', async () => {
  const shop = await startShop(mailVariables());
  shop.startDispatcher();
  const called = jest.fn();
  expect(processState.outboxListener).toBe(processState.dispatcher?.wake);
  shop.onMessages(called);
  await shop.store.orders.place(createOrder());
  expect(called).toHaveBeenCalledTimes(1);
  await shop.stop();
});

it('sends each message once, however often it is started', async () => {
  const shop = await startShop(mailVariables());
  await shop.store.orders.place(createOrder());
  shop.startDispatcher();
  const first = processState.dispatcher;
  shop.startDispatcher();
  expect(processState.dispatcher).toBe(first);
  await shop.stop();
  expect(recipients()).toHaveLength(2);
});

it('does not begin where no channel is set up', async () => {
  const shop = await startShop({});
  shop.startDispatcher();
  expect(processState.dispatcher).toBeUndefined();
  await shop.stop();
});
