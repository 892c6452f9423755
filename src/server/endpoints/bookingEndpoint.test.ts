import { buildMesh } from '@/catalog/mesh/buildMesh';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { createOrder } from '@/commerce/orders/testing/orders';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { content } from '@/testing/cartServer';
import { createFolder } from '@/testing/contentFolder';
import { toLoaded } from '@/testing/editContent';
import { type PostServer, startPostServer } from '@/testing/postServer';
import { createBookingEndpoint, showBookingsAt } from './bookingEndpoint';

const at = new Date('2026-05-23T10:05:00Z');

let store: Store;
let server: PostServer;
let site: Site;
let reference: string;
let key: string;

beforeEach(async () => {
  site = sites.en;
  store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` });
  const mesh = buildMesh([toLoaded(content)]);
  const show = showBookingsAt(
    { openStore: async () => store, getMesh: async () => mesh },
    () => site,
  );
  const endpoint = createBookingEndpoint(show);
  server = await startPostServer((request, response) => void endpoint(request, response));
  const customer = {
    name: 'Ann Secret',
    email: 'ann@secret.example',
    phone: '+48 600 000 000',
    notes: 'Secret nuts',
  };
  ({ reference } = await store.orders.place(createOrder({ customer })));
  key = await store.links.issue(reference, at);
});
afterEach(async () => {
  await server.close();
  await store.close();
});

it('shows the order of a private link, for this browser alone', async () => {
  const { status, headers, json } = await server.post({ key });
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(json).toMatchObject({
    status: 'success',
    order: {
      reference,
      state: 'received',
      state_since: '2026-05-23T10:00:00.000Z',
      city_name: 'Krakow',
      time_zone: 'Europe/Warsaw',
      balance_due: 'later',
      totals: { total: 371 },
      calendar: expect.stringContaining(`UID:${reference}-1@troupe`),
    },
  });
  expect(json.order.items).toMatchObject([{ name: 'Pub crawl' }, { name: 'Limousine' }]);
});

it('shows nothing of the person, because the link is forwarded to a group', async () => {
  const { json } = await server.post({ key });
  expect(JSON.stringify(json)).not.toMatch(/secret|600 000 000/i);
});

it('shows the state that the shop has given it', async () => {
  await store.states.set(reference, 'confirmed', at);
  const { json } = await server.post({ key });
  expect(json.order).toMatchObject({ state: 'confirmed', state_since: at.toISOString() });
  expect(json.order.calendar).toContain('STATUS:CONFIRMED');
});

it('gives one and the same answer to every link that is none', async () => {
  await store.people.erase('other@example.com');
  const bodies = [
    ...['a'.repeat(32), '', reference, null, 7, [key], { key }].map((it) => ({ key: it })),
    {},
    [],
    'key',
  ];
  for (const body of bodies) {
    const { status, headers, json } = await server.post(body);
    expect([status, headers.get('cache-control'), json]).toEqual([
      404,
      'private, no-store',
      {
        status: 'error',
        message: 'There is no booking with this link',
        issues: [{ path: '', message: 'There is no booking with this link' }],
      },
    ]);
  }
});

it('is unknown on the site of another brand, and when the person was deleted', async () => {
  site = sites.pl2;
  expect((await server.post({ key })).status).toBe(404);
  site = sites.en;
  expect((await server.post({ key })).status).toBe(200);
  await store.people.erase('ann@secret.example');
  expect((await server.post({ key })).status).toBe(404);
});

it('is not asked for by an address, which would get into logs', async () => {
  const { status, headers } = await server.send(undefined, { method: 'GET' });
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});
