import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buildMesh } from '@/mesh/buildMesh';
import { getTerms } from '@/mesh/queries/terms';
import type { OrderStore } from '@/orders/store/orderStore';
import { openStoreAt } from '@/orders/store/openStore';
import { createPosted } from '@/orders/testing/postedCarts';
import { defaultRates } from '@/pricing/currencies';
import { createFolder } from '@/testing/contentFolder';
import { edit } from '@/testing/editContent';
import { createSmallContent } from '@/testing/smallContent';
import { createCartEndpoint, takeAt } from './cartEndpoint';

const content = edit(
  createSmallContent(),
  'products/food-tour.json',
  'offers.krakow.closedWeekdays',
  [6, 7],
);
const meshOf = (of = content) => buildMesh([{ records: [...of.values()], faults: [] }]);

let store: OrderStore;
let mesh = meshOf();
let now = new Date();
let openStore = async () => store;
let server: Server;
let origin: string;

beforeEach(async () => {
  store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
  mesh = meshOf();
  now = new Date('2026-05-23T10:00:00Z');
  openStore = async () => store;
  const endpoint = createCartEndpoint(
    takeAt({
      openStore: () => openStore(),
      getMesh: async () => mesh,
      getRates: async () => defaultRates,
      getTerms,
      now: () => now,
    }),
  );
  server = createServer((request, response) => void endpoint(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

const send = async (body: BodyInit | undefined, init: RequestInit = {}) => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/api/cart`, { method: 'POST', headers, body, ...init });
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, headers: response.headers, json: await response.json() };
};

const post = (cart: unknown) => send(JSON.stringify(cart));

const itemWith = (change: object) => ({
  items: createPosted().items.map((item) => ({ ...item, ...change })),
});

it('an order is answered with everything that it costs', async () => {
  const { status, json } = await post(createPosted());
  expect(status).toBe(200);
  expect(json).toEqual({
    status: 'success',
    order: {
      reference: expect.stringMatching(/^TR-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      created_at: '2026-05-23T10:00:00.000Z',
      shop_group_id: 1,
      city: 'krakow',
      locale: 'en',
      currency: 'PLN',
      items: [
        {
          id: 1,
          name: 'karaoke',
          selected_date: '2026-06-20',
          number_of_people: 8,
          lines: [
            { kind: 'people', count: 8, unit: 100, amount: 800 },
            { kind: 'extra', id: 11, name: 'champagne', count: 2, unit: 80, amount: 160 },
          ],
          total: 960,
        },
      ],
      totals: {
        subtotal: 960,
        saving: 0,
        tax: null,
        tax_percent: null,
        total: 960,
        deposit: 288,
        deposit_percent: 30,
        balance: 672,
        people: 8,
        per_head: 120,
      },
    },
  });
});

it('the group is raised to the minimum, one goes free, and too few of an extra count as its minimum', async () => {
  const [item] = createPosted().items;
  const { json } = await post(
    createPosted({
      currency: 'EUR',
      items: [
        {
          ...item,
          number_of_people: 2,
          extras: [{ id: 12, price: 20, quantity: 1, min_people: 4 }],
        },
        { ...item, id: 3, number_of_people: 12, extras: [] },
      ] as never,
    }),
  );
  expect(json.order.items.map(({ lines }: { lines: unknown }) => lines)).toEqual([
    [
      { kind: 'people', count: 2, unit: 23, amount: 46 },
      { kind: 'raised', count: 2, unit: 23, amount: 46 },
      { kind: 'extra', id: 12, name: 'snacks', count: 4, unit: 5, amount: 20 },
    ],
    [
      { kind: 'people', count: 12, unit: 23, amount: 276 },
      { kind: 'free', count: 1, unit: 23, amount: -23 },
    ],
  ]);
  expect(json.order.totals).toMatchObject({ subtotal: 388, saving: 23, total: 365, people: 12 });
});

it('what a cart says about prices and conditions makes no difference', async () => {
  const lies = { price: 0, min_people: 0, single: true, stag_goes_free: 1 };
  const extras = [{ id: 11, price: 0, quantity: 2, min_people: 0 }];
  const cart = { ...createPosted(itemWith({ ...lies, extras })), deposit: 0, tax: -100 };
  const { status, json } = await post(cart);
  expect(status).toBe(200);
  expect(json.order.totals).toMatchObject({ total: 960, deposit: 288 });
});

it('a cart that is sent again gets the same order, though keys and spaces differ', async () => {
  const cart = createPosted();
  const first = await post(cart);
  const shuffled = Object.fromEntries(Object.entries(cart).reverse());
  const again = await send(JSON.stringify(shuffled, null, 3));
  expect(again.status).toBe(200);
  expect(again.json).toEqual(first.json);
  expect(await store.list({ limit: 9 })).toHaveLength(1);
});

it('a cart that is sent again much later gets the same order, though prices and days have changed', async () => {
  const cart = createPosted();
  const first = await post(cart);
  now = new Date('2029-01-01T00:00:00Z');
  mesh = meshOf(edit(content, 'products/karaoke.json', 'offers.krakow.price', 999));
  expect(await post(cart)).toMatchObject({ status: 200, json: first.json });
});

it('the id of a cart may be written in capitals', async () => {
  const cart = createPosted();
  const first = await post({ ...cart, id: cart.id.toUpperCase() });
  expect(first.status).toBe(200);
  expect((await store.findByCart(cart.id))?.reference).toBe(first.json.order.reference);
});

it('another cart under the id of one that was ordered is refused, and told of the order', async () => {
  const cart = createPosted();
  const { json } = await post(cart);
  const other = await post({ ...cart, ...itemWith({ number_of_people: 9 }) });
  expect(other.status).toBe(409);
  expect(other.json.issues).toEqual([{ path: 'id', message: expect.any(String) }]);
  expect(other.json.message).toContain(json.order.reference);
});

it('a hundred tries at once make one order', async () => {
  const cart = createPosted();
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(cart)));
  expect(new Set(answers.map(({ json }) => json.order.reference)).size).toBe(1);
  expect(await store.list({ limit: 9 })).toHaveLength(1);
});

const foodTour = (change: object) => itemWith({ id: 2, extras: [], ...change });

it.each([
  ['an unknown shop group', { shop_group_id: 9 }, 'shop_group_id', 'must be one of 1, 2'],
  [
    'a city where the group has no shop',
    { city: 'paris' },
    'city',
    'must be one of krakow, prague',
  ],
  [
    'an activity that is not sold there',
    { city: 'prague', ...foodTour({ id: 3 }) },
    'items.0.id',
    'prague',
  ],
  ['an activity that there is not', itemWith({ id: 77 }), 'items.0.id', 'no activity'],
  [
    'an extra of another activity',
    foodTour({ extras: [{ id: 11, price: 1, quantity: 1, min_people: 1 }] }),
    'items.0.extras.0.id',
    'no extra of this activity',
  ],
  [
    'a day that has passed',
    itemWith({ selected_date: '2026-05-22' }),
    'items.0.selected_date',
    'has passed',
  ],
  [
    'a weekday on which it does not run',
    foodTour({ selected_date: '2026-06-20' }),
    'items.0.selected_date',
    '2026-06-22',
  ],
  [
    'a day three years ahead',
    itemWith({ selected_date: '2029-05-23' }),
    'items.0.selected_date',
    'too far ahead',
  ],
  [
    'a day that no calendar has',
    itemWith({ selected_date: '2026-02-30' }),
    'items.0.selected_date',
    'day of the calendar',
  ],
  ['an empty cart', { items: [] }, 'items', 'at least 1 entries'],
  [
    'sixty-one activities',
    { items: Array(61).fill(createPosted().items[0]) },
    'items',
    'at most 60',
  ],
  [
    'the same activity twice',
    { items: Array(2).fill(createPosted().items[0]) },
    'items',
    'same product twice',
  ],
  [
    'the same extra twice',
    itemWith({ extras: Array(2).fill({ id: 11, price: 1, quantity: 1, min_people: 1 }) }),
    'items.0.extras',
    'same extra twice',
  ],
  ['nobody', itemWith({ number_of_people: 0 }), 'items.0.number_of_people', 'at least 1'],
  [
    'half a person',
    itemWith({ number_of_people: 1.5 }),
    'items.0.number_of_people',
    'whole number',
  ],
  [
    'a football crowd',
    itemWith({ number_of_people: 201 }),
    'items.0.number_of_people',
    'at most 200',
  ],
  ['a price below nothing', itemWith({ price: -1 }), 'items.0.price', 'at least 0'],
  [
    'a price in words',
    itemWith({ price: '100' }),
    'items.0.price',
    'must be a number, but is a text',
  ],
  ['an unknown currency', { currency: 'JPY' }, 'currency', 'must be one of EUR'],
  ['an unknown site', { locale: 'it' }, 'locale', 'must be one of en'],
  ['an id that is no UUID', { id: '42' }, 'id', 'must be a UUID'],
  ['nobody to answer', { customer: undefined }, 'customer', 'is missing'],
  [
    'no name',
    { customer: { name: ' ', email: 'ann@example.com' } },
    'customer.name',
    'must not be empty',
  ],
  [
    'no address',
    { customer: { name: 'Ann', email: 'ann' } },
    'customer.email',
    'must be an e-mail address',
  ],
  [
    'half a character',
    { customer: { name: 'Ann\ud800', email: 'ann@example.com' } },
    'customer.name',
    'single line',
  ],
  [
    'a NUL in the notes',
    { customer: { name: 'Ann', email: 'ann@example.com', notes: 'a\0b' } },
    'customer.notes',
    'control characters',
  ],
  ['a text for a body', 'cart', '', 'must be an object'],
  ['a list for a body', [], '', 'must be an object'],
  ['nothing for a body', null, '', 'must be an object'],
])('%s is refused, with the place and what would be right', async (_, change, path, says) => {
  const isCart = typeof change === 'object' && change !== null && !Array.isArray(change);
  const { status, json } = await post(isCart ? { ...createPosted(), ...change } : change);
  expect(status).toBe(422);
  expect(json.status).toBe('error');
  expect(json.issues).toEqual([{ path, message: expect.stringContaining(says) }]);
  expect(json.message).toBe(`${path || 'The body'} ${json.issues[0].message}`);
  expect(await store.list({ limit: 1 })).toEqual([]);
});

it('everything that is wrong is said at once', async () => {
  const { json } = await post({
    ...createPosted(),
    currency: 'X',
    city: 1,
    ...itemWith({ id: 0 }),
  });
  expect(json.issues.map(({ path }: { path: string }) => path)).toEqual([
    'city',
    'currency',
    'items.0.id',
  ]);
  expect(json.message).toContain('(and 2 more)');
});

it('the day is that of the city, not of the server', async () => {
  // It is the 24th in Krakow already.
  now = new Date('2026-05-23T22:30:00Z');
  expect((await post(createPosted(itemWith({ selected_date: '2026-05-23' })))).status).toBe(422);
  expect((await post(createPosted(itemWith({ selected_date: '2026-05-24' })))).status).toBe(200);
});

it('a day out of season is taken: the shop arranges it on request', async () => {
  expect((await post(createPosted(itemWith({ selected_date: '2026-12-19' })))).status).toBe(200);
});

it('fields that nobody knows are ignored, also dangerous ones', async () => {
  const text = JSON.stringify(createPosted()).replace(
    '{',
    '{"__proto__":{"polluted":1},"constructor":1,"x":[[]],',
  );
  expect((await send(text)).status).toBe(200);
  expect({}).not.toHaveProperty('polluted');
});

it.each([
  ['no JSON', '{"id":', 400],
  ['nothing', '', 400],
  ['bad UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
  ['endless nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 422],
  [
    'endless nesting in a field that nobody knows',
    JSON.stringify(createPosted()).replace(
      '{',
      `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},`,
    ),
    422,
  ],
  ['a quarter of a megabyte', JSON.stringify({ x: 'x'.repeat(256 * 1024) }), 413],
  ['ten megabytes', 'x'.repeat(10_000_000), 413],
])('%s is refused in the same shape', async (_, body, wanted) => {
  const { status, json } = await send(body);
  expect(status).toBe(wanted);
  expect(json).toEqual({
    status: 'error',
    message: expect.stringMatching(/^The body must /),
    issues: [{ path: '', message: expect.stringMatching(/^must /) }],
  });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'what is sent as "%s" is not read',
  async (type) => {
    const { status } = await send('{}', { headers: { 'Content-Type': type } });
    expect(status).toBe(415);
  },
);

it('what is compressed is not read', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  expect((await send('{}', { headers })).status).toBe(415);
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is not how a cart is sent',
  async (method) => {
    const { status, headers, json } = await send(undefined, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
    expect(json.issues).toHaveLength(1);
  },
);

it('a store that fails is a 503 that tells nothing of the inside, and the same cart is taken later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  openStore = () => Promise.reject(new Error('password of /var/lib/secret.db'));
  const cart = createPosted();
  const { status, headers, json } = await post(cart);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(json)).not.toContain('secret');
  expect(json.issues).toHaveLength(1);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();

  openStore = async () => store;
  expect((await post(cart)).status).toBe(200);
});

it('a sender that goes away half-way leaves nothing, and the next one is served', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{';
  const accepted = new Promise((resolve) => server.once('request', resolve));
  socket.write(head);
  await accepted;
  socket.destroy();
  expect((await post(createPosted({ id: randomUUID() }))).status).toBe(200);
  expect(await store.list({ limit: 9 })).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
