import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@/commerce/orders/store/database';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { createLink } from '@/commerce/trips/createLink';
import { createCapabilityStore } from '@/commerce/trips/store/capabilityStore';
import { tablesAboutTrips } from '@/commerce/trips/store/tripTables';
import { createItem } from '@/commerce/trips/testing/trips';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { type PostServer, startPostServer } from '@/testing/postServer';
import { openTripServices } from '@/testing/openTripServices';
import { createSubmissionEndpoint, type SubmissionHandler } from '../submissionEndpoint';
import { createTripHandlers } from './tripHandlers';
import { createTripReading } from './tripReading';
import { countRuns } from '@/testing/scope';

type Call = 'create' | 'open' | 'command' | 'link' | 'remove';

let database: Database;
let server: PostServer;
let site: Site;
let now: Date;
/** The call of the next request, which a test server has no path for. */
let call: Call | 'read';
let query: string;

beforeEach(async () => {
  site = sites.en;
  now = new Date('2026-05-23T10:00:00Z');
  const opened = await openTripServices({ now: () => now });
  database = opened.database;
  const { services } = opened;
  const handlers = createTripHandlers(services, () => site);
  const toEndpoint = (take: SubmissionHandler) =>
    createSubmissionEndpoint({
      kind: 'trip',
      take,
      mostBytes: 64 * 1024,
      wrongMethod: 'POST',
      unavailable: 'no',
    });
  const read = createTripReading(services, () => site);
  server = await startPostServer((request, response) => {
    request.url = `/api/trip?${query}`;
    void (call === 'read' ? read : toEndpoint(handlers[call]))(request, response);
  });
});
afterEach(async () => {
  await server.close();
  await database.close();
});

const post = (to: Call, body: object, headers: Record<string, string> = {}) => {
  call = to;
  return server.send(JSON.stringify(body), { headers });
};

const read = (id: string, headers: Record<string, string> = {}) => {
  call = 'read';
  query = `id=${id}`;
  return server.send(undefined, { method: 'GET', headers });
};

/** What is about a customer or a cart is ignored. */
const plan = (change: object = {}) => ({ request: randomUUID(), ...createPosted(), ...change });

const create = async () => (await post('create', plan())).json.trip;

/** Opens a link. @returns the cookie */
const open = async (token: string): Promise<string> => {
  const { headers } = await post('open', { token });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
};

const send = (cookie: string, trip: string, command: object, more: object = {}) =>
  post('command', { id: randomUUID(), trip, base: 0, command, ...more }, { cookie });

const dump = async () => {
  const rows = [];
  for (const table of [...tablesAboutTrips, 'trips']) {
    rows.push(...(await sql`SELECT * FROM ${sql.table(table)}`.execute(database.db)).rows);
  }
  return JSON.stringify(rows);
};

it('a plan becomes a trip, with the prices of the catalogue, and its tokens are shown once', async () => {
  const [item] = createPosted().items;
  const made = await post('create', plan({ items: [{ ...item, price: 1 }] }));
  expect(made.status).toBe(200);
  expect(made.headers.get('cache-control')).toBe('private, no-store');
  const { id, token, invitation } = made.json.trip;
  const opened = await post('open', { token });
  // Karaoke at 100 PLN for 8, and champagne at 80 PLN twice.
  expect(opened.json.trip).toMatchObject({ id, scope: 'edit', total: 960, per_head: 120 });
  const kept = await dump();
  for (const secret of [token, invitation]) {
    expect(JSON.stringify(opened.json)).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
});

it('a plan that is none, or of another site, makes no trip', async () => {
  expect((await post('create', plan({ items: [] }))).status).toBe(422);
  expect((await post('create', plan({ city: 'atlantis' }))).status).toBe(422);
  expect((await post('create', plan({ locale: 'de' }))).status).toBe(422);
  expect((await post('create', plan({ request: 'no uuid' }))).status).toBe(422);
  expect(await dump()).toBe('[]');
});

it('an activity is for the whole group, unless the visitor has said a size and it has another', async () => {
  const [item] = createPosted().items;
  if (!item) throw new Error('The cart has an item');
  const one = { ...item, id: 3, min_people: 0, number_of_people: 1, extras: [] };
  const peopleOf = async (change: object) => {
    const { trip } = (await post('create', plan(change))).json;
    const { json } = await post('open', { token: trip.token });
    return json.trip.items.map(({ people }: { people: number }) => people);
  };
  // Nobody has said a size, so that 1 is the minimum of the activity and no choice.
  expect(await peopleOf({ items: [item, one] })).toEqual([8, 8]);
  expect(await peopleOf({ items: [one] })).toEqual([4]);
  expect(await peopleOf({ items: [item, one], people: 8 })).toEqual([8, 1]);
  expect((await post('create', plan({ people: 0 }))).status).toBe(422);
});

it('a guest answers for one activity and takes it back, and a stale number gets the trip of now', async () => {
  const { id, token, invitation } = await create();
  const joined = await send(await open(invitation), id, { kind: 'join', name: 'Bo' });
  const own = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  await send(own, id, { kind: 'answer', answer: 'yes' });
  const out = await send(own, id, { kind: 'rsvp', item: 1, answer: 'no' });
  expect(out.json.trip.items[0].coming).toEqual({ yes: 0, no: 1 });
  const { revision } = out.json.trip;
  const organiser = await open(token);
  expect((await send(organiser, id, { kind: 'undo', revision })).status).toBe(403);
  const undone = await send(own, id, { kind: 'undo', revision });
  expect(undone.json.trip.items[0].coming).toEqual({ yes: 1, no: 0 });
  const again = await send(own, id, { kind: 'undo', revision });
  expect(again.status).toBe(412);
  expect(again.json.trip.revision).toBe(revision + 1);
  await send(organiser, id, { kind: 'followRsvps', item: 1, follows: true });
  const { json } = await read(id, { cookie: organiser });
  expect(json.trip.items[0]).toMatchObject({ people: 1, own_people: 8, follows_rsvps: true });
  expect((await send(own, id, { kind: 'followRsvps', item: 1, follows: false })).status).toBe(403);
});

it('a request that is repeated gives new tokens of the same trip, until it has been changed', async () => {
  const body = plan();
  const first = (await post('create', body)).json.trip;
  const again = (await post('create', body)).json.trip;
  expect(again.id).toBe(first.id);
  expect((await post('open', { token: first.token })).status).toBe(404);
  expect((await post('open', { token: first.invitation })).status).toBe(404);
  const cookie = await open(again.token);
  expect((await post('create', { ...body, currency: 'EUR' })).status).toBe(409);
  expect((await send(cookie, again.id, { kind: 'setPeople', people: 9 })).status).toBe(200);
  expect((await post('create', body)).status).toBe(409);
});

it('the cookie is for the calls of trips alone, and no script or other site can use it', async () => {
  const { token, id } = await create();
  const { headers } = await post('open', { token }, { 'x-forwarded-proto': 'https' });
  expect(headers.get('set-cookie')).toBe(
    `trip_${id}=${token}; Path=/api/trip; Max-Age=${58 * 86_400}; HttpOnly; SameSite=Lax; Secure`,
  );
  const plain = await post('open', { token });
  expect(plain.headers.get('set-cookie')).not.toContain('Secure');
});

it('a guest joins, votes and answers, and everybody sees it', async () => {
  const { id, token, invitation } = await create();
  const invited = await open(invitation);
  const joined = await send(invited, id, { kind: 'join', name: ' Bo ' });
  const own = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(own).toBe(`trip_${id}=${joined.json.token}`);
  expect(joined.json.trip).toMatchObject({ scope: 'guest', guests: [{}, { name: 'Bo' }] });
  await send(own, id, { kind: 'vote', item: 1, choice: 'ifNeeded' });
  await send(own, id, { kind: 'answer', answer: 'yes' });
  const { json } = await read(id, { cookie: await open(token) });
  expect(json.trip).toMatchObject({
    revision: 3,
    answers: { yes: 1, maybe: 0, no: 0 },
    items: [{ votes: { yes: 0, ifNeeded: 1, no: 0 } }],
  });
  expect(json.trip.guests[1]).toMatchObject({ name: 'Bo', answer: 'yes' });
});

describe('a guest who was removed', () => {
  const removed = async () => {
    const { id, token, invitation } = await create();
    const [organiser, invited] = [await open(token), await open(invitation)];
    const body = {
      id: randomUUID(),
      trip: id,
      base: 0,
      command: { kind: 'join', name: 'Mallory' },
    };
    const join = () => post('command', body, { cookie: invited });
    const joined = await join();
    const guest = joined.json.trip.you;
    await send(organiser, id, { kind: 'removeGuest', guest });
    return { id, organiser, guest, join, joined };
  };

  it('does not get in again by sending his name once more, even if the invitation still works', async () => {
    const { id, organiser, join } = await removed();
    const again = await join();
    expect([again.status, again.headers.get('set-cookie')]).toEqual([404, null]);
    expect(again.json).not.toHaveProperty('trip');
    expect(again.json).not.toHaveProperty('token');
    const { json } = await read(id, { cookie: organiser });
    expect(json.trip.guests).toHaveLength(1);
  });

  it('has no use of a link that was made for him at that moment', async () => {
    const { id, guest, join } = await removed();
    for (const scope of ['guest', 'edit'] as const) {
      const ghost = createLink(scope, guest, now);
      await createCapabilityStore(database).add(id, ghost);
      const cookie = `trip_${id}=${ghost.token}`;
      expect((await post('open', { token: ghost.token })).status).toBe(404);
      expect((await read(id, { cookie })).status).toBe(404);
      const sent = await send(cookie, id, { kind: 'rename', name: 'Mallory' });
      expect([sent.status, sent.json.trip]).toEqual([404, undefined]);
      const again = await join();
      expect([again.status, again.json.trip]).toEqual([404, undefined]);
    }
  });
});

it('a command with the id of another one is refused, whatever differs', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  const request = { id: randomUUID() };
  const said = { kind: 'comment', text: 'Hello' };
  expect((await send(cookie, id, said, request)).status).toBe(200);
  const other = await send(cookie, id, { kind: 'comment', text: 'Goodbye' }, request);
  expect([other.status, other.json.message, other.json.trip.revision]).toEqual([409, 'taken', 1]);
  expect((await send(cookie, id, said, { ...request, base: 1 })).status).toBe(200);
  const { json } = await read(id, { cookie });
  expect(json.trip.comments).toMatchObject([{ text: 'Hello' }]);
});

it('who opens the invitation once more stays who he is', async () => {
  const { id, token, invitation } = await create();
  const cookie = await open(token);
  const again = await post('open', { token: invitation }, { cookie });
  expect(again.json.trip.scope).toBe('edit');
  expect(again.headers.get('set-cookie')).toBeNull();
  // With a link of his own he becomes another.
  const joined = await send(await open(invitation), id, { kind: 'join', name: 'Bo' });
  const other = await post('open', { token: joined.json.token }, { cookie });
  expect(other.json).toMatchObject({ own: true, trip: { scope: 'guest' } });
  expect(other.headers.get('set-cookie')).toContain(joined.json.token);
});

it('an invitation alone votes for nobody, and does what only the organiser may do for nobody', async () => {
  const { id, invitation } = await create();
  const invited = await open(invitation);
  expect((await send(invited, id, { kind: 'vote', item: 1, choice: 'yes' })).status).toBe(403);
  expect((await send(invited, id, { kind: 'setPeople', people: 3 })).status).toBe(403);
  const body = { trip: id, link: { kind: 'renew', scope: 'guest' } };
  expect((await post('link', body, { cookie: invited })).status).toBe(403);
  expect((await post('remove', { trip: id }, { cookie: invited })).status).toBe(403);
});

it('a change of what somebody else has just changed gets the trip of now', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  const first = await send(cookie, id, { kind: 'setPeople', people: 9 });
  const { you } = first.json.trip;
  const link = await post('link', { trip: id, link: { kind: 'ofGuest', guest: you } }, { cookie });
  expect(link.json.token).toMatch(/^\w{22}$/);
  // The same person on two devices does not conflict with himself.
  const other = await open(link.json.token);
  expect((await send(other, id, { kind: 'setPeople', people: 7 })).status).toBe(200);
  await database.db.updateTable('trip_events').set({ guest_id: null }).execute();
  const stale = await send(cookie, id, { kind: 'setPeople', people: 5 }, { base: 1 });
  expect(stale.status).toBe(412);
  expect(stale.json).toMatchObject({ message: 'conflict', trip: { people: 7, revision: 2 } });
});

it('a link is replaced or ended, and who has joined stays', async () => {
  const { id, token, invitation } = await create();
  const joined = await send(await open(invitation), id, { kind: 'join', name: 'Bo' });
  const cookie = await open(token);
  const next = await post(
    'link',
    { trip: id, link: { kind: 'renew', scope: 'guest' } },
    { cookie },
  );
  expect((await post('open', { token: invitation })).status).toBe(404);
  expect((await post('open', { token: joined.json.token })).status).toBe(200);
  expect((await post('open', { token: next.json.token })).status).toBe(200);
  const { links } = next.json.trip;
  const shared = links.find((link: { guest: unknown }) => link.guest === null);
  const own = links.find((link: { is_own: boolean }) => link.is_own);
  await post('link', { trip: id, link: { kind: 'revoke', id: shared.id } }, { cookie });
  await post('link', { trip: id, link: { kind: 'revoke', id: own.id } }, { cookie });
  expect((await post('open', { token: next.json.token })).status).toBe(404);
  expect((await post('open', { token })).status).toBe(200);
});

it('the organiser deletes the trip with everything in it', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  await send(cookie, id, { kind: 'comment', text: 'Hello' });
  expect((await post('remove', { trip: id }, { cookie })).status).toBe(200);
  expect(await dump()).toBe('[]');
  expect((await read(id, { cookie })).status).toBe(404);
});

describe('one and the same answer', () => {
  const unknown = {
    status: 'error',
    message: 'There is no trip with this link',
    issues: [{ path: '', message: 'There is no trip with this link' }],
  };

  it('is given to every token that opens nothing', async () => {
    const { id } = await create();
    for (const token of ['a'.repeat(22), '', id, null, 7, ['x'], { token: 'x' }, undefined]) {
      const { status, headers, json } = await post('open', { token });
      expect([status, json, headers.get('set-cookie')]).toEqual([404, unknown, null]);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('is given without the cookie of the trip, with that of another, and for an id that is none', async () => {
    const one = await create();
    const other = await create();
    const cookie = await open(other.token);
    const stolen = `trip_${one.id}=${other.token}`;
    for (const own of ['', cookie, stolen, `trip_${one.id}=`]) {
      const answer = await read(one.id, { cookie: own });
      expect([answer.status, answer.json]).toEqual([404, unknown]);
    }
    for (const id of ['', 'x', '../../x', `${other.id}x`]) {
      expect((await read(encodeURIComponent(id), { cookie })).status).toBe(404);
    }
    expect((await send(stolen, one.id, { kind: 'setPeople', people: 3 })).json).toEqual(unknown);
  });

  it('is given on the site of another brand, and 31 days after the trip', async () => {
    const { id, token } = await create();
    const cookie = await open(token);
    site = sites.pl2;
    expect((await read(id, { cookie })).json).toEqual(unknown);
    site = sites.de;
    expect((await read(id, { cookie })).status).toBe(200);
    now = new Date('2026-07-20T10:00:00Z');
    expect((await read(id, { cookie })).status).toBe(200);
    now = new Date('2026-07-21T10:00:00Z');
    expect((await read(id, { cookie })).json).toEqual(unknown);
    expect((await post('open', { token })).json).toEqual(unknown);
  });
});

it('a page of another host changes nothing', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  const before = await dump();
  const origin = 'https://evil.example';
  const body = { id: randomUUID(), trip: id, base: 0, command: { kind: 'setPeople', people: 3 } };
  for (const headers of [
    { cookie, origin },
    { cookie, origin: 'null' },
  ]) {
    expect((await post('command', body, headers)).status).toBe(403);
    expect((await post('open', { token }, headers)).status).toBe(403);
    expect((await post('create', plan(), headers)).status).toBe(403);
    expect((await post('remove', { trip: id }, headers)).status).toBe(403);
  }
  // A form can send text, but no JSON.
  expect((await post('command', body, { cookie, 'Content-Type': 'text/plain' })).status).toBe(415);
  expect(await dump()).toBe(before);
});

it('many GETs change nothing, and cost no body while nothing changes', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  const before = await dump();
  const tag = (await read(id, { cookie })).headers.get('etag') ?? '';
  for (let round = 0; round < countRuns(1000); round += 1) {
    const headers: Record<string, string> =
      round % 2 ? { cookie, 'if-none-match': tag } : { cookie };
    const { status } = await read(id, headers);
    expect(status).toBe(round % 2 ? 304 : 200);
  }
  expect(await dump()).toBe(before);
  await send(cookie, id, { kind: 'setPeople', people: 9 });
  expect((await read(id, { cookie, 'if-none-match': tag })).status).toBe(200);
});

it('what is no command is refused', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  for (const command of [
    { kind: 'setShare', guest: 'open', share: { kind: 'weight', weight: 0.5 } },
    { kind: 'setShare', guest: 'open', share: { kind: 'weight', weight: 21 } },
    { kind: 'setShare', guest: 'open', share: { kind: 'fixed', amount: -1 } },
    { kind: 'setShare', guest: 'somebody', share: { kind: 'honour' } },
    { kind: 'setTakers', item: 1, extra: 11, guests: Array.from({ length: 61 }, randomUUID) },
    { kind: 'destroy' },
    { kind: 'vote', item: 'x', choice: 'yes' },
    { kind: 'vote', item: 1, choice: 'never' },
    { kind: 'rename', name: 'x'.repeat(61) },
    { kind: 'rename', name: 'a\u0000b' },
    { kind: 'comment', text: 'x'.repeat(1001) },
    { kind: 'setPeople', people: 0 },
    { kind: 'setItemPeople', item: 1, people: 201 },
    { kind: 'followRsvps', item: 1, follows: 1 },
    { kind: 'rsvp', item: 1, answer: 'maybe' },
    { kind: 'undo', revision: -1 },
    { kind: 'undo', revision: '1 OR 1' },
    null,
  ]) {
    expect(
      (await post('command', { id: randomUUID(), trip: id, base: 0, command }, { cookie })).status,
    ).toBe(422);
  }
});

it('an activity has each extra once, as in a cart', async () => {
  const { id, token } = await create();
  const cookie = await open(token);
  await send(cookie, id, { kind: 'removeItem', item: 1 });
  const champagne = { id: 11, quantity: 2 };
  const add = (extras: readonly object[]) =>
    send(cookie, id, { kind: 'addItem', item: { ...createItem(), extras } }, { base: 1 });
  const twice = await add([champagne, champagne]);
  expect([twice.status, twice.json.issues]).toEqual([
    422,
    [{ path: 'command.item.extras', message: 'must not name the same extra twice' }],
  ]);
  expect((await add([champagne])).json.trip.total).toBe(960);
});

it('the organiser sets who pays what; guests see it, and others do not', async () => {
  const { id, token, invitation } = await create();
  const cookie = await open(token);
  const joined = await send(await open(invitation), id, { kind: 'join', name: 'Ann' });
  const own = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ann = joined.json.trip.you;
  const command = { kind: 'setShare', guest: ann, share: { kind: 'honour' } };
  expect((await send(own, id, command, { base: 1 })).status).toBe(403);
  expect((await send(cookie, id, command, { base: 1 })).status).toBe(200);
  const seen = (await read(id, { cookie: own })).json.trip;
  expect(seen.shares).toEqual([{ guest: ann, kind: 'honour', value: 0 }]);
  const invited = (await post('open', { token: invitation })).json.trip;
  expect(invited.pricing.items).toHaveLength(1);
  expect(invited).not.toHaveProperty('shares');
});
