import { createServer, type IncomingMessage, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import type { Database } from '@/commerce/orders/store/database';
import { migrate } from '@/commerce/orders/store/migrate';
import { openDatabase } from '@/commerce/orders/store/openDatabase';
import { type TestDatabases, listTestDatabases } from '@/commerce/orders/testing/databases';
import { createLink } from '@/commerce/trips/createLink';
import { KEPT_DAYS } from '@/commerce/trips/model/trip';
import { createCapabilityStore } from '@/commerce/trips/store/capabilityStore';
import { createRevisionStore } from '@/commerce/trips/store/revisionStore';
import { createTripStore } from '@/commerce/trips/store/tripStore';
import {
  createRequest,
  createTestLinks,
  createTestTrip,
  runOn,
} from '@/commerce/trips/testing/trips';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { addDays } from '@/lib/days';
import { createTripStreamHandlers } from './tripStream';

describe.each(listTestDatabases())('streams of trips on %s', (_, databases: TestDatabases) => {
  const trip = createTestTrip();
  const links = createTestLinks(trip);
  let database: Database;
  let server: Server;
  let site: Site;
  let today: string;
  let isBehind: boolean;
  let left: number;

  beforeAll(() => databases.start());
  afterAll(() => databases.stop());

  beforeEach(async () => {
    [site, today, isBehind, left] = [sites.en, '2026-05-23', true, 1];
    database = await openDatabase(await databases.create());
    await migrate(database);
    await createTripStore(database).create(trip, createRequest(), Object.values(links));
    const stores = {
      revisions: createRevisionStore(database),
      links: createCapabilityStore(database),
    };
    const handlers = createTripStreamHandlers(
      {
        openStores: async () => stores,
        now: () => new Date(`${today}T10:00:00Z`),
        isBehindCacheServer: () => isBehind,
        clientOf: ({ headers }: IncomingMessage) => String(headers['x-forwarded-for']),
      },
      () => site,
      { take: async () => ({ left, resetAfter: 7, headers: { 'Retry-After': '7' } }) },
    );
    server = createServer((request, response) => {
      const isStream = request.url?.startsWith('/api/trip/live');
      void (isStream ? handlers.stream : handlers.revisions)(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await database.close();
  });

  const get = async (path: string, headers: Record<string, string>, method = 'GET') => {
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, { method, headers });
    const text = await answer.text();
    const grant = answer.headers.get('x-stream-grant');
    return {
      status: answer.status,
      caching: answer.headers.get('cache-control'),
      text,
      grant: grant === null ? undefined : JSON.parse(grant),
    };
  };

  const open = (headers: Record<string, string> = {}, id = trip.id, method = 'GET') =>
    get(
      `/api/trip/live?id=${id}`,
      {
        'x-stream-request': '1',
        'x-forwarded-for': '192.0.2.1',
        cookie: `trip_${trip.id}=${links.view.token}`,
        ...headers,
      },
      method,
    );

  it('the cookie of a trip opens its stream, with the revision of now and nothing else of it', async () => {
    const { status, caching, text, grant } = await open();
    expect([status, caching, text]).toEqual([204, 'private, no-store', '']);
    expect(grant).toEqual({
      channel: trip.id,
      version: 0,
      grant: links.view.id,
      client: '192.0.2.1',
    });
  });

  it.each(['edit', 'guest', 'view', 'own'] as const)('a link to %s opens it', async (kind) => {
    const cookie = `trip_${trip.id}=${links[kind].token}`;
    expect((await open({ cookie })).grant.grant).toBe(links[kind].id);
  });

  it('nothing else opens it, and all of it is answered alike', async () => {
    const other = createTestTrip();
    const otherLinks = createTestLinks(other);
    await createTripStore(database).create(other, createRequest(), [otherLinks.view]);
    const calendar = createLink('feed', trip.guests[1]?.id ?? null, new Date());
    await createCapabilityStore(database).add(trip.id, calendar);
    const charge = createLink('pay', trip.guests[1]?.id ?? null, new Date());
    await createCapabilityStore(database).add(trip.id, charge);
    const honour = createLink('honour', null, new Date());
    await createCapabilityStore(database).add(trip.id, honour);
    const refused = [
      await open({ cookie: `trip_${trip.id}=${honour.token}` }),
      await open({ cookie: '' }),
      await open({ cookie: `trip_${trip.id}=${calendar.token}` }),
      await open({ cookie: `trip_${trip.id}=${charge.token}` }),
      await open({ cookie: `trip_${trip.id}=${'x'.repeat(22)}` }),
      await open({ cookie: `trip_${trip.id}=${otherLinks.view.token}` }),
      await open({}, other.id),
      await open({}, 'nothing'),
    ];
    site = sites.pl2;
    refused.push(await open());
    site = sites.en;
    today = addDays('2026-06-21', KEPT_DAYS + 1);
    refused.push(await open());
    for (const answer of refused) expect(answer).toEqual({ ...refused[0], status: 404 });
    expect(refused[0]?.grant).toBeUndefined();
  });

  it('an ended link opens nothing', async () => {
    await createCapabilityStore(database).revoke(trip.id, links.view.id, '2026-06-21');
    expect((await open()).status).toBe(404);
  });

  it('a link of a guest who has left, or is to be surprised, opens nothing and does not hold', async () => {
    const guest = trip.guests[1]?.id ?? '';
    const trips = createTripStore(database);
    const held = async () =>
      JSON.parse((await list([trip.id], '&links=1')).text).trips[0][2] as readonly string[];
    // Made at the moment when his other links ended.
    const late = async () => {
      const link = createLink('guest', guest, new Date());
      await createCapabilityStore(database).add(trip.id, link);
      const { status } = await open({ cookie: `trip_${trip.id}=${link.token}` });
      return [status, (await held()).includes(link.id)];
    };
    expect(await late()).toEqual([204, true]);
    const surprised = runOn(trip, { kind: 'setSurprise', guest, tellsNext: true });
    await trips.commit(surprised);
    expect(await late()).toEqual([404, false]);
    const over = runOn(surprised.after, { kind: 'endSurprise' });
    await trips.commit(over);
    expect(await late()).toEqual([204, true]);
    await trips.commit(runOn(over.after, { kind: 'removeGuest', guest }));
    expect(await late()).toEqual([404, false]);
    expect(new Set(await held())).toEqual(new Set([links.edit.id, links.guest.id, links.view.id]));
  });

  it('Next alone has no streams, and says so in a way that browsers do not repeat', async () => {
    isBehind = false;
    expect(await open()).toMatchObject({ status: 204, grant: undefined });
    isBehind = true;
    // Another spelling of the address, which the server in front does not take for a stream.
    const { status, grant } = await get(`/api/trip/live?id=${trip.id}`, {
      cookie: `trip_${trip.id}=${links.view.token}`,
    });
    expect([status, grant]).toEqual([204, undefined]);
  });

  it('refuses a client above its limit, and other methods', async () => {
    expect((await open({}, trip.id, 'POST')).status).toBe(405);
    left = 0;
    expect((await open()).status).toBe(429);
  });

  const list = (ids: readonly string[], more = '', headers = { 'x-trip-revisions': '1' }) =>
    get(`/api/trip/revisions?ids=${ids.join(',')}${more}`, headers);

  it('the server in front gets the revisions of all trips in one answer', async () => {
    const other = createTestTrip({ revision: 5 });
    await createTripStore(database).create(other, createRequest(), []);
    const { status, text } = await list([trip.id, other.id, 'a'.repeat(12), 'nothing']);
    expect(status).toBe(200);
    const sort = (pairs: readonly (readonly [string, number])[]) =>
      [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(sort(JSON.parse(text).trips)).toEqual(
      sort([
        [trip.id, 0],
        [other.id, 5],
      ]),
    );
  });

  it('with the links that hold, if it asks for them', async () => {
    await createCapabilityStore(database).revoke(trip.id, links.view.id, '2026-06-21');
    const [[id, revision, held]] = JSON.parse((await list([trip.id], '&links=1')).text).trips;
    expect([id, revision]).toEqual([trip.id, 0]);
    expect(new Set(held)).toEqual(new Set([links.edit.id, links.guest.id, links.own.id]));
  });

  it('a trip that is over is not among them', async () => {
    today = addDays('2026-06-21', KEPT_DAYS + 1);
    expect(JSON.parse((await list([trip.id])).text)).toEqual({ trips: [] });
    expect(JSON.parse((await list([])).text)).toEqual({ trips: [] });
  });

  it('nobody else gets revisions', async () => {
    expect((await get(`/api/trip/revisions?ids=${trip.id}`, {})).status).toBe(404);
    isBehind = false;
    expect((await list([trip.id])).status).toBe(404);
  });
});
