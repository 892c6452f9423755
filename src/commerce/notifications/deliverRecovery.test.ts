import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createRecoveryReference } from '@/commerce/orders/reference';
import { openStoreAt } from '@/commerce/orders/store/openStore';
import type { Store } from '@/commerce/orders/store/store';
import { hashAddress } from '@/commerce/orders/hashAddress';
import { type Trip, tripLimits } from '@/commerce/trips/model/trip';
import type { TripStores } from '@/commerce/trips/services';
import { createTripStores } from '@/commerce/trips/store/createTripStores';
import { createRequest, createTestLinks, createTestTrip } from '@/commerce/trips/testing/trips';
import { createFolder } from '@/testing/contentFolder';
import { toLoaded } from '@/testing/editContent';
import { readMail } from '@/testing/readMail';
import { createSmallContent } from '@/testing/smallContent';
import { type SmtpServer, startSmtpServer } from '@/testing/smtpServer';
import { deliver, type Post } from './deliver';

const address = 'ann@example.com';

let store: Store;
let stores: TripStores;
let smtp: SmtpServer;
let post: Post;
let now: Date;
/** Of the latest request. */
let reference: string;

beforeEach(async () => {
  store = await openStoreAt({ kind: 'sqlite', path: `${await createFolder()}/troupe.db` }, [
    'customer',
  ]);
  stores = createTripStores(store.database);
  now = new Date('2026-05-23T10:00:00Z');
  smtp = await startSmtpServer();
  const mesh = buildMesh([toLoaded(createSmallContent())]);
  post = {
    env: {
      smtpUrl: smtp.url,
      mailFrom: { name: 'Bookings', address: 'bookings@shop.example' },
      orderWebhookUrl: undefined,
      orderWebhookSecret: undefined,
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

const place = async (change: Partial<Trip> = {}) => {
  const trip = createTestTrip(change);
  const kept = createTestLinks(trip);
  await stores.trips.create(trip, createRequest(), Object.values(kept));
  await stores.recovery.setAddress(trip.id, await hashAddress(address, trip.shopGroupId));
  return { trip, kept };
};

const ask = (locale: 'en' | 'de' = 'en') => {
  reference = createRecoveryReference();
  return stores.recovery.ask({
    reference,
    address,
    shopGroupId: 1,
    locale,
    createdAt: now.toISOString(),
  });
};

const send = () =>
  deliver(
    {
      reference,
      channel: 'customer',
      state: 'waiting',
      createdAt: now.toISOString(),
      dueAt: now.toISOString(),
      attempts: 1,
    },
    post,
  );

const readTokens = () =>
  smtp.received.flatMap(({ data }) => [
    ...new Set(readMail(data).text.match(/(?<=#)[\dA-Za-z]{22}/g)),
  ]);

it('goes to the address that was typed, with a link of the organiser for each trip', async () => {
  const { trip, kept } = await place();
  await place();
  await ask();
  expect(await send()).toEqual({ kind: 'sent' });
  expect(smtp.received.map(({ to }) => to)).toEqual([[address]]);
  const tokens = readTokens();
  expect(tokens).toHaveLength(2);
  const found = await Promise.all(tokens.map((token) => stores.links.find(token)));
  expect(found.find((it) => it?.tripId === trip.id)).toMatchObject({
    scope: 'edit',
    guestId: trip.guests[0]?.id,
    isMailed: true,
  });
  // Whoever types an address of somebody else ends nothing.
  expect(await stores.links.find(kept.edit.token)).toBeDefined();
});

it('names no guest, and is in the language and of the brand of the site', async () => {
  await place();
  await ask('de');
  await send();
  const { headers, text } = readMail(smtp.received[0]?.data ?? '');
  expect(text).toContain('http://de.localhost:3000/reise#');
  expect(text).toContain('19. Juni 2026');
  expect(text).not.toMatch(/Olga|Ann\b/);
  expect(headers.get('from')).toBe('Bookings <bookings@shop.example>');
});

it('leaves the address nowhere', async () => {
  await place();
  await ask();
  await send();
  expect(await stores.recovery.read(reference)).toBeUndefined();
  // Sent twice by mistake, it is sent once.
  expect(await send()).toMatchObject({ kind: 'failed' });
  expect(smtp.received).toHaveLength(1);
});

it('is not sent for trips that are deleted or over, nor a day later', async () => {
  const { trip } = await place();
  await place({
    stay: { arrival: '2026-01-02', departure: '2026-01-03' },
    items: [],
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  await stores.trips.remove(trip.id);
  await ask();
  expect(await send()).toMatchObject({ kind: 'failed' });
  await place();
  await ask();
  now = new Date('2026-05-24T10:00:01Z');
  expect(await send()).toMatchObject({ kind: 'failed' });
  expect(smtp.received).toEqual([]);
});

it('that could not be sent opens nothing, and the next try makes another', async () => {
  const { trip } = await place();
  await ask();
  const before = await stores.links.list(trip.id);
  const { env } = post;
  post = { ...post, env: { ...env, smtpUrl: 'smtp://127.0.0.1:1' } };
  expect(await send()).toMatchObject({ kind: 'later' });
  expect(await stores.links.list(trip.id)).toEqual(before);
  post = { ...post, env };
  expect(await send()).toEqual({ kind: 'sent' });
});

it('ends the oldest of those that were sent before, once there are many', async () => {
  const { trip } = await place();
  for (let sent = 0; sent < tripLimits.mailedLinks + 2; sent += 1) {
    now = new Date(now.getTime() + 60_000);
    await ask();
    await send();
  }
  const tokens = readTokens();
  const found = await Promise.all(tokens.map((token) => stores.links.find(token)));
  expect(found.map((it) => it !== undefined)).toEqual([
    false,
    false,
    ...Array<boolean>(tripLimits.mailedLinks).fill(true),
  ]);
  expect(await stores.links.list(trip.id)).toHaveLength(4 + tripLimits.mailedLinks);
});
