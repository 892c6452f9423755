import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { type CartServer, itemWith, startCartServer } from '@/testing/cartServer';

let shop: CartServer;
beforeEach(async () => {
  shop = await startCartServer();
});
afterEach(() => shop.close());

const foodTour = (change: object) => itemWith({ id: 2, extras: [], ...change });

it.each([
  ['an unknown shop group', { shop_group_id: 9 }, 'shop_group_id', 'must be 1'],
  ['another brand’s shop group', { shop_group_id: 2 }, 'shop_group_id', 'must be 1'],
  ['another site of the same shop group', { locale: 'fr' }, 'locale', 'must be en'],
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
    itemWith({ id: 3, extras: [{ id: 11, price: 1, quantity: 1, min_people: 1 }] }),
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
  ['an arrival that no calendar has', { arrival: '2026-02-30' }, 'arrival', 'day of the calendar'],
  [
    'a departure before the arrival',
    { arrival: '2026-06-14', departure: '2026-06-12' },
    'departure',
    'must not be before the arrival',
  ],
  ['a version of the terms that is none', { terms_version: 'a b' }, 'terms_version', 'at most 200'],
  [
    'an endless version of the terms',
    { terms_version: 'a'.repeat(201) },
    'terms_version',
    'at most 200',
  ],
  ['an unknown mark of a day', itemWith({ date_choice: 'maybe' }), 'items.0.date_choice', 'any'],
  ['no time of the day', itemWith({ start_time: '25:00' }), 'items.0.start_time', 'HH:MM'],
  [
    'a time at which it does not start',
    itemWith({ start_time: '03:00' }),
    'items.0.start_time',
    'must be one of 10:00',
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
  [
    'one more than the activity takes',
    itemWith({ number_of_people: 21 }),
    'items.0.number_of_people',
    'must be at most 20: a larger group needs several bookings',
  ],
  [
    'more of an extra than a plan may have',
    itemWith({ extras: [{ id: 11, price: 1, quantity: 1000, min_people: 1 }] }),
    'items.0.extras.0.quantity',
    'must be at most 999',
  ],
  [
    'two thousand million of an extra',
    itemWith({ extras: [{ id: 11, price: 1, quantity: 2 ** 31, min_people: 1 }] }),
    'items.0.extras.0.quantity',
    'must be at most 999',
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
  const { status, json } = await shop.post(isCart ? { ...createPosted(), ...change } : change);
  expect(status).toBe(422);
  expect(json.status).toBe('error');
  expect(json.issues).toEqual([{ path, message: expect.stringContaining(says) }]);
  expect(json.message).toBe(`${path || 'The body'} ${json.issues[0].message}`);
  expect(await shop.behind.store.list({ limit: 1 })).toEqual([]);
});

it('everything that is wrong is said at once', async () => {
  const { json } = await shop.post({
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
  const { status, headers, json } = await shop.send(body);
  expect(status).toBe(wanted);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(json).toEqual({
    status: 'error',
    message: expect.stringMatching(/^The body must /),
    issues: [{ path: '', message: expect.stringMatching(/^must /) }],
  });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'what is sent as "%s" is not read',
  async (type) => {
    const { status } = await shop.send('{}', { headers: { 'Content-Type': type } });
    expect(status).toBe(415);
  },
);

it('what is compressed is not read', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  expect((await shop.send('{}', { headers })).status).toBe(415);
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s is not how a cart is sent',
  async (method) => {
    const { status, headers, json } = await shop.send(undefined, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
    expect(json.issues).toHaveLength(1);
  },
);
