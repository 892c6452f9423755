import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { portOf } from '@troupe/basics/testing/portOf';
import { log } from '@/platform/log/log';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { hashBody } from '@/commerce/orders/hashBody';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { sites } from '@/config/sites/records';
import { edit, toLoaded } from '@/testing/editContent';
import { type CartServer, content, itemWith, startCartServer } from '@/testing/cartServer';

let shop: CartServer;
beforeEach(async () => {
  shop = await startCartServer();
});
afterEach(() => shop.close());

it.each([true, false])(
  'the answer says whether the customer gets a copy by e-mail: %s',
  async (sendsMail) => {
    shop.behind.sendsMail = sendsMail;
    const { json } = await shop.post(createPosted());
    expect(json).toMatchObject({ order: { confirmation_email: sendsMail } });
  },
);

it('an order is answered with everything that it costs', async () => {
  const { status, headers, json } = await shop.post(createPosted());
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(json).toEqual({
    status: 'success',
    order: {
      reference: expect.stringMatching(/^TR-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
      created_at: '2026-05-23T10:00:00.000Z',
      shop_group_id: 1,
      city: 'krakow',
      locale: 'en',
      currency: 'PLN',
      arrival: null,
      departure: null,
      confirmation_email: false,
      items: [
        {
          id: 1,
          name: 'karaoke',
          selected_date: '2026-06-20',
          date_choice: 'chosen',
          start_time: '10:00',
          notices: [],
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

it('an order says which days were chosen, what the stay is and what the shop has to look at', async () => {
  const { status, json } = await shop.post(
    createPosted({
      arrival: '2026-06-12',
      departure: '2026-06-14',
      ...itemWith({ selected_date: '2026-05-23', date_choice: 'any' }),
    }),
  );
  expect(status).toBe(200);
  expect(json).toMatchObject({
    order: {
      arrival: '2026-06-12',
      departure: '2026-06-14',
      items: [{ date_choice: 'any', notices: ['shortNotice', 'outsideStay'] }],
    },
  });
});

it('an order has the start time that was chosen, or none if any will do', async () => {
  const times = ['18:00', '20:30'];
  const edited = edit(content, 'products/karaoke.json', 'offers.krakow.startTimes', times);
  shop.behind.mesh = buildMesh([toLoaded(edited)]);
  const orderAt = async (time: object) => {
    const { json } = await shop.post(createPosted(itemWith(time)));
    return json.order.items[0].start_time;
  };
  expect(await orderAt({ start_time: '20:30' })).toBe('20:30');
  expect(await orderAt({})).toBeNull();
});

describe('the version of the terms', () => {
  const [terms, cancellation] = ['a'.repeat(40), 'b'.repeat(40)];
  const current = 'aaaaaaaaaaaa.bbbbbbbbbbbb';
  const keepTerms = () => {
    const withTerms = edit(content, 'pages/en/terms.md', 'gitBlobId', terms);
    const withBoth = edit(withTerms, 'pages/en/cancellation.md', 'gitBlobId', cancellation);
    shop.behind.mesh = buildMesh([toLoaded(withBoth)]);
  };
  const versionOf = async (posted: object) => {
    const cart = createPosted(posted);
    expect((await shop.post(cart)).status).toBe(200);
    return (await shop.behind.store.findByCart(cart.id))?.termsVersion;
  };

  it.each([
    ['that of now', current],
    ['an earlier one, of a page that stayed open', 'cccccccccccc.bbbbbbbbbbbb'],
  ])('is stored as the customer was shown it, beside that of the shop: %s', async (_, shown) => {
    keepTerms();
    expect(await versionOf({ terms_version: shown })).toEqual({ shown, current });
  });

  it('is unknown where the sender says none, or null', async () => {
    keepTerms();
    expect(await versionOf({})).toEqual({ shown: null, current });
    expect(await versionOf({ terms_version: null })).toEqual({ shown: null, current });
  });

  it('is unknown where a page is from no file', async () => {
    expect(await versionOf({})).toEqual({ shown: null, current: null });
  });

  it('makes no other cart of one that is sent again after the terms have changed', async () => {
    const cart = createPosted({ terms_version: 'cccccccccccc' });
    const { json } = await shop.post(cart);
    expect(await shop.post({ ...cart, terms_version: current })).toMatchObject({
      status: 200,
      json,
    });
  });
});

it('the group is raised to the minimum, one goes free, and too few of an extra count as its minimum', async () => {
  const [item] = createPosted().items;
  const { json } = await shop.post(
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
  const { status, json } = await shop.post(cart);
  expect(status).toBe(200);
  expect(json.order.totals).toMatchObject({ total: 960, deposit: 288 });
});

it('a cart that is sent again gets the same order, though keys and spaces differ', async () => {
  const cart = createPosted();
  const first = await shop.post(cart);
  const shuffled = Object.fromEntries(Object.entries(cart).reverse());
  const again = await shop.send(JSON.stringify(shuffled, null, 3));
  expect(again.status).toBe(200);
  expect(again.json).toEqual(first.json);
  expect(await shop.behind.store.list({ limit: 9 })).toHaveLength(1);
});

it('a cart that is sent again much later gets the same order, though prices and days have changed', async () => {
  const cart = createPosted();
  const first = await shop.post(cart);
  shop.behind.now = new Date('2029-01-01T00:00:00Z');
  shop.behind.mesh = buildMesh([
    toLoaded(edit(content, 'products/karaoke.json', 'offers.krakow.price', 999)),
  ]);
  expect(await shop.post(cart)).toMatchObject({ status: 200, json: first.json });
});

it('the id of a cart is the same in capitals', async () => {
  const cart = createPosted();
  const first = await shop.post({ ...cart, id: cart.id.toUpperCase() });
  expect(first.status).toBe(200);
  expect((await shop.behind.store.findByCart(cart.id))?.reference).toBe(first.json.order.reference);
  expect(await shop.post(cart)).toMatchObject({ status: 200, json: first.json });
  expect(await shop.behind.store.list({ limit: 9 })).toHaveLength(1);
});

it.each([
  ['pl2.localhost', { locale: 'fr', shop_group_id: 2 }, ['locale']],
  ['pl2.localhost', { locale: 'pl2', shop_group_id: 1 }, ['shop_group_id']],
  ['pl2.localhost:3000', { locale: 'pl', shop_group_id: 1 }, ['locale', 'shop_group_id']],
  ['fr.localhost', { locale: 'pl2', shop_group_id: 2 }, ['locale', 'shop_group_id']],
  ['localhost', { locale: 'de', shop_group_id: 1 }, ['locale']],
] as const)('%s takes no cart of %j', async (host, change, paths) => {
  const { status, json } = await shop.postTo(host, createPosted(change));
  expect(status).toBe(422);
  expect(json.issues.map(({ path }: { path: string }) => path)).toEqual(paths);
  expect(await shop.behind.store.list({ limit: 1 })).toEqual([]);
});

it('a host takes the carts of its own site', async () => {
  const { status, json } = await shop.postTo('fr.localhost:3000', createPosted({ locale: 'fr' }));
  expect([status, json.order.locale]).toEqual([200, 'fr']);
});

it('a single-site deployment has the site and the shop group that it is told', async () => {
  shop.behind.siteOf = () => ({ ...sites.fr, id: 'single-fr', madeFrom: 'fr', shopGroupId: 2 });
  const refused = await shop.post(createPosted({ locale: 'fr', shop_group_id: 1 }));
  expect(refused.json.issues).toEqual([
    { path: 'shop_group_id', message: expect.stringContaining('must be 2') },
  ]);
  const foodTour = itemWith({ id: 2, extras: [], selected_date: '2026-06-22' });
  const { status, json } = await shop.post(
    createPosted({ locale: 'fr', shop_group_id: 2, ...foodTour }),
  );
  expect([status, json.order.locale, json.order.shop_group_id]).toEqual([200, 'fr', 2]);
});

it('an activity is taken for as many as it takes', async () => {
  const { status, json } = await shop.post(createPosted(itemWith({ number_of_people: 20 })));
  expect([status, json.order.totals.people]).toEqual([200, 20]);
});

it('a cart that is sent again after prices have changed gets its order, not a refusal', async () => {
  const cart = createPosted();
  const { json } = await shop.post(cart);
  const repriced = {
    ...cart,
    ...itemWith({
      price: 120,
      min_people: 6,
      stag_goes_free: null,
      extras: [{ id: 11, price: 99, quantity: 2, min_people: 2 }],
    }),
    deposit: 50,
    tax: 23,
  };
  expect(await shop.post(repriced)).toMatchObject({ status: 200, json });
  expect(await shop.behind.store.list({ limit: 9 })).toHaveLength(1);
});

it('an order of an earlier build, which counted the whole body, is found by the same cart', async () => {
  const cart = createPosted();
  const { json } = await shop.post(cart);
  const stored = await shop.behind.store.findByCart(cart.id);
  const former = stored && { ...stored, bodyHash: hashBody(JSON.parse(JSON.stringify(cart))) };
  shop.behind.openStore = async () => ({ ...shop.behind.store, findByCart: async () => former });
  expect(await shop.post(cart)).toMatchObject({ status: 200, json });
  expect((await shop.post({ ...cart, ...itemWith({ number_of_people: 9 }) })).status).toBe(409);
});

it.each([
  ['another day', itemWith({ selected_date: '2026-06-27' })],
  ['another mark of the day', itemWith({ date_choice: 'any' })],
  ['another start time', itemWith({ start_time: '10:00' })],
  ['more of an extra', itemWith({ extras: [{ id: 11, price: 80, quantity: 3, min_people: 1 }] })],
  ['another stay', { arrival: '2026-06-19' }],
  ['another currency', { currency: 'EUR' }],
  ['another customer', { customer: { name: 'Ann Example', email: 'eve@example.com' } }],
] as const)('a cart with %s is another one', async (_, change) => {
  const cart = createPosted();
  await shop.post(cart);
  expect((await shop.post({ ...cart, ...change })).status).toBe(409);
});

it('another cart under the id of one that was ordered is refused, and is told nothing of the order', async () => {
  const cart = createPosted();
  const { json } = await shop.post(cart);
  const other = await shop.post({ ...cart, ...itemWith({ number_of_people: 9 }) });
  expect(other.status).toBe(409);
  expect(other.json.issues).toEqual([{ path: 'id', message: expect.any(String) }]);
  expect(JSON.stringify(other.json)).not.toContain(json.order.reference);
});

it('a hundred tries at once make one order', async () => {
  const cart = createPosted();
  const answers = await Promise.all(Array.from({ length: 100 }, () => shop.post(cart)));
  expect(new Set(answers.map(({ json }) => json.order.reference)).size).toBe(1);
  expect(await shop.behind.store.list({ limit: 9 })).toHaveLength(1);
});

it('the day is that of the city, not of the server', async () => {
  // It is already the 24th in Krakow.
  shop.behind.now = new Date('2026-05-23T22:30:00Z');
  expect((await shop.post(createPosted(itemWith({ selected_date: '2026-05-23' })))).status).toBe(
    422,
  );
  expect((await shop.post(createPosted(itemWith({ selected_date: '2026-05-24' })))).status).toBe(
    200,
  );
});

it('a day out of season is taken: the shop arranges it on request', async () => {
  expect((await shop.post(createPosted(itemWith({ selected_date: '2026-12-19' })))).status).toBe(
    200,
  );
});

it('fields that nobody knows are ignored, also dangerous ones', async () => {
  const text = JSON.stringify(createPosted()).replace(
    '{',
    '{"__proto__":{"polluted":1},"constructor":1,"x":[[]],',
  );
  expect((await shop.send(text)).status).toBe(200);
  expect({}).not.toHaveProperty('polluted');
});

it('a store that fails is a 503 that tells nothing of the inside, and the same cart is taken later', async () => {
  const told = jest.spyOn(log, 'error').mockImplementation();
  shop.behind.openStore = () => Promise.reject(new Error('password of /var/lib/secret.db'));
  const cart = createPosted();
  const { status, headers, json } = await shop.post(cart);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(json)).not.toContain('secret');
  expect(json.issues).toHaveLength(1);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();

  shop.behind.openStore = async () => shop.behind.store;
  expect((await shop.post(cart)).status).toBe(200);
});

it('a sender that goes away half-way leaves nothing, and the next one is served', async () => {
  const told = jest.spyOn(log, 'error').mockImplementation();
  const socket = connect(portOf(shop.server), '127.0.0.1');
  const head =
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{';
  const accepted = new Promise((resolve) => shop.server.once('request', resolve));
  socket.write(head);
  await accepted;
  socket.destroy();
  expect((await shop.post(createPosted({ id: randomUUID() }))).status).toBe(200);
  expect(await shop.behind.store.list({ limit: 9 })).toHaveLength(1);
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});
