import { createServer, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import { sql } from 'kysely';
import type { Database } from '@/commerce/orders/store/database';
import { createLink } from '@/commerce/trips/createLink';
import type { TripServices } from '@/commerce/trips/services';
import { tablesAboutTrips } from '@/commerce/trips/store/tripTables';
import {
  createRequest,
  createTestLinks,
  createTestTrip,
  runOn,
} from '@/commerce/trips/testing/trips';
import { log } from '@/platform/log/log';
import { openTripServices } from '@/testing/openTripServices';
import { createPayPage } from './payPage';

let database: Database;
let server: Server;
let origin: string;
let services: TripServices;
/** Requests that a client may still send. */
let left: number;
let siteId: string;
let now: Date;

beforeEach(async () => {
  left = 99;
  siteId = 'en';
  now = new Date('2026-05-23T10:00:00Z');
  ({ database, services } = await openTripServices({ now: () => now }));
  const take = async () => ({ left: Math.max(left--, 0), resetAfter: 1, headers: {} });
  const getServerSideProps = createPayPage(services, { take });
  server = createServer((req, res) => {
    const params = { site: siteId, token: (req.url ?? '').slice(1) };
    const context = { req: Object.assign(req, { cookies: {} }), res, params };
    void getServerSideProps({ ...context, query: {}, resolvedUrl: '/en/trip/pay' }).then(
      async (result) => {
        if (!('props' in result)) throw new Error('Every site has this page');
        res.end(JSON.stringify(await result.props));
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

const get = async (token: string, method = 'GET') => {
  const answer = await fetch(`${origin}/${token}`, { method });
  const text = await answer.text();
  const { headers, status } = answer;
  return { status, headers, text, view: method === 'HEAD' ? null : JSON.parse(text).view };
};

/** A trip of Olga and Ann, who has paid 50 EUR, with a link of each scope. */
const place = async () => {
  const trip = createTestTrip();
  const kept = createTestLinks(trip);
  const ann = trip.guests[1]?.id ?? '';
  const { trips, links } = await services.openStores();
  await trips.create(trip, createRequest(), Object.values(kept));
  const opened = runOn(trip, { kind: 'collect', payTo: 'PL61 1090\nOlga' });
  const charge = opened.after.charges[0]?.id ?? '';
  const payment = { kind: 'recordPayment', direction: 'received', day: '2026-05-22' } as const;
  const paid = runOn(opened.after, { ...payment, charge, amount: 5000 });
  for (const commit of [opened, paid]) await trips.commit(commit);
  const [pay, feed] = [createLink('pay', ann, now), createLink('feed', ann, now)];
  for (const link of [pay, feed]) await links.add(trip.id, link);
  return { ...kept, feed, pay, trip: paid.after, ann };
};

const dump = async () => {
  const rows = [];
  for (const table of ['trips', ...tablesAboutTrips]) {
    rows.push(...(await sql`SELECT * FROM ${sql.table(table)}`.execute(database.db)).rows);
  }
  return JSON.stringify(rows);
};

it('shows one charge, in no cache, to no search engine and no other site', async () => {
  const { pay, trip } = await place();
  const before = await dump();
  const { status, headers, view, text } = await get(pay.token);
  expect([status, view.outcome]).toEqual([200, 'found']);
  expect(view.payment).toMatchObject({
    payer: 'Ann',
    payTo: 'PL61 1090\nOlga',
    reference: trip.charges[0]?.reference,
    received: 5000,
    city: 'Krakow',
    firstDay: '2026-06-19',
    lastDay: '2026-06-21',
    due: { dueDay: '2026-06-06' },
  });
  const { share, dueNow, dueLater, toGiveBack } = view.payment.due;
  expect(share).toBeGreaterThan(0);
  expect(dueNow + dueLater - toGiveBack).toBe(share - 5000);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('set-cookie')).toBeNull();
  expect(text).not.toContain(pay.token);
  expect(text).not.toContain(trip.id);
  // Not even the day of the last use: programs of chats open every link.
  await get(pay.token, 'HEAD');
  expect(await dump()).toBe(before);
});

it('gives one answer to everything that opens no charge', async () => {
  const { pay, edit, guest, view, own, feed, trip, ann } = await place();
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (const token of [edit, guest, view, own, feed].map((link) => link.token)) {
    answers.push(await get(token));
  }
  for (const token of ['', 'x', 'k'.repeat(22), '%00', 'k'.repeat(500)]) {
    answers.push(await get(token));
  }
  const { links, trips } = await services.openStores();
  now = new Date('2026-07-22T10:00:00Z');
  answers.push(await get(pay.token));
  now = new Date('2026-05-23T10:00:00Z');
  await links.revoke(trip.id, pay.id, '2026-05-23');
  answers.push(await get(pay.token));
  const next = createLink('pay', ann, now);
  await links.add(trip.id, next);
  expect((await get(next.token)).status).toBe(200);
  await trips.commit(runOn(trip, { kind: 'removeGuest', guest: ann }));
  answers.push(await get(next.token));
  const seen = answers.map(({ status, text, headers }) => [
    status,
    text,
    headers.get('cache-control'),
  ]);
  expect(seen).toEqual(seen.map(() => [404, answers[0]?.text, 'private, no-store']));
  expect(answers[0]?.view).toEqual({ outcome: 'unknown', payment: null });
});

it('opens nothing on a site of another brand', async () => {
  const { pay } = await place();
  siteId = 'pl2';
  const { status, view } = await get(pay.token);
  expect([status, view.outcome]).toEqual([404, 'unknown']);
});

it('does not let one client try many tokens', async () => {
  const { pay } = await place();
  left = 1;
  expect((await get('k'.repeat(22))).status).toBe(404);
  expect(await get(pay.token)).toMatchObject({ status: 429, view: { outcome: 'busy' } });
});

it('says so when it cannot be shown, and logs no token', async () => {
  const { pay } = await place();
  const logged = jest.spyOn(log, 'error').mockImplementation();
  await database.close();
  const { status, view } = await get(pay.token);
  expect([status, view.outcome]).toEqual([503, 'failed']);
  expect(logged.mock.calls).toEqual([
    ['a charge could not be shown', { path: '/[token]', error: expect.any(Error) }],
  ]);
  logged.mockRestore();
});
