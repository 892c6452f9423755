import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import type { Database } from '@/commerce/orders/store/database';
import type { TripServices } from '@/commerce/trips/services';
import {
  createItem,
  createRequest,
  createTestLinks,
  createTestTrip,
} from '@/commerce/trips/testing/trips';
import { createLink } from '@/commerce/trips/createLink';
import { openTripServices } from '@/testing/openTripServices';
import { createTripPage } from './readTripPage';

let database: Database;
let server: Server;
let origin: string;
let services: TripServices;
/** Forms that a client may still send. */
let left: number;

beforeEach(async () => {
  left = 9;
  ({ database, services } = await openTripServices({
    now: () => new Date('2026-05-23T10:00:00Z'),
  }));
  const take = async () => ({ left: Math.max(left--, 0), resetAfter: 1, headers: {} });
  const getServerSideProps = createTripPage(services, { take, takeFor: take });
  server = createServer((req, res) => {
    const context = { req: Object.assign(req, { cookies: {} }), res, params: { site: 'en' } };
    void getServerSideProps({ ...context, query: {}, resolvedUrl: '/en/trip/read' }).then(
      async (result) => {
        if (!('props' in result)) throw new Error('Every site has this page');
        res.end(JSON.stringify((await result.props).view));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const place = async () => {
  const trip = createTestTrip({ items: [createItem()] });
  const olga = trip.guests[0]?.id ?? '';
  const full = {
    ...trip,
    comments: [
      { id: randomUUID(), guestId: olga, text: 'See you', createdAt: '2026-05-23T10:00:00Z' },
    ],
  };
  const { trips, links } = await services.openStores();
  const kept = createTestLinks(trip);
  await trips.create(full, createRequest(), Object.values(kept));
  const feed = createLink('feed', olga, services.now());
  await links.add(trip.id, feed);
  return { ...kept, feed };
};

const post = async (link: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams({ link }).toString(),
  });
  return { status: answer.status, headers: answer.headers, view: JSON.parse(await answer.text()) };
};

it('shows the trip of a pasted link, in no cache and without a cookie', async () => {
  const { own } = await place();
  const { status, headers, view } = await post(`https://shop.example/trip#${own.token}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('set-cookie')).toBeNull();
  expect(view).toMatchObject({
    outcome: 'found',
    trip: { guests: [{ name: 'Olga' }, {}], comments: [{ text: 'See you' }], items: [{ id: 1 }] },
  });
});

it('shows no names to an invitation, and nobody what the organiser works with', async () => {
  const { guest, edit } = await place();
  expect(JSON.stringify((await post(guest.token)).view)).not.toMatch(/Olga|Ann|See you/);
  const { view } = await post(edit.token);
  expect(view.trip).toMatchObject({ links: [], events: [], booking: null });
  expect(JSON.stringify(view)).not.toContain(edit.token);
});

it('a GET shows the form, and opens nothing', async () => {
  const { own } = await place();
  const answer = await fetch(`${origin}/?link=${own.token}`);
  expect([answer.status, JSON.parse(await answer.text())]).toMatchObject([
    200,
    { outcome: 'form', trip: null },
  ]);
});

it('gives one answer to everything that opens nothing', async () => {
  const { feed } = await place();
  const answers = [];
  for (const wrong of ['', 'x', 'k'.repeat(22), feed.token]) {
    const { status, view } = await post(wrong);
    answers.push([status, view.outcome, view.trip]);
  }
  expect(answers).toEqual(answers.map(() => [404, 'unknown', null]));
});

it('takes small forms of its own pages only, and not too many', async () => {
  const { own } = await place();
  expect((await post(own.token, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post(own.token, { 'Content-Type': 'text/plain' })).status).toBe(400);
  expect((await post(`${'x'.repeat(5000)}#${own.token}`)).status).toBe(400);
  left = 0;
  expect(await post(own.token)).toMatchObject({ status: 429, view: { outcome: 'busy' } });
});
