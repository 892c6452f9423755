import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import { sql } from 'kysely';
import ICAL from 'ical.js';
import { getTerms } from '@/catalog/mesh/queries/terms';
import type { Database } from '@/commerce/orders/store/database';
import { createOutboxStore } from '@/commerce/orders/store/outboxStore';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { defaultRates } from '@/commerce/pricing/currencies';
import { tripLimits } from '@/commerce/trips/model/trip';
import { createTripStores } from '@/commerce/trips/store/createTripStores';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { openTripServices } from '@/testing/openTripServices';
import { createSubmissionEndpoint, type SubmissionHandler } from '../submissionEndpoint';
import { createRecovery } from './recoverTrip';
import { createTripFeed, createTripFile } from './tripFeed';
import { createTripHandlers } from './tripHandlers';

let database: Database;
let server: Server;
let origin: string;
let site: Site;
let now: Date;
let hasMailer: boolean;
/** E-mails that the address of a request may still get. */
let left: number;

beforeEach(async () => {
  site = sites.en;
  now = new Date('2026-05-23T10:00:00Z');
  hasMailer = true;
  left = 3;
  const opened = await openTripServices({ now: () => now, hasMailer: () => hasMailer });
  database = opened.database;
  const { services } = opened;
  const takeFor = async () => ({ left: Math.max(left--, 0), resetAfter: 1, headers: {} });
  const calls: Readonly<Record<string, SubmissionHandler>> = {
    ...createTripHandlers(services, () => site),
    recovery: createRecovery(services, () => site, { addressLimit: { takeFor }, leastMs: 0 }),
  };
  const feed = createTripFeed(services, () => site);
  const file = createTripFile(services, () => site);
  server = createServer((request, response) => {
    const [, call = ''] = /^\/api\/trip\/(\w+)$/.exec(request.url ?? '') ?? [];
    if (request.url?.startsWith('/api/trip/calendar')) return void file(request, response);
    const take = calls[call];
    if (!take) return void feed(request, response);
    const endpoint = { kind: 'trip', take, mostBytes: 65_536, wrongMethod: '', unavailable: '' };
    void createSubmissionEndpoint({ ...endpoint, kind: 'trip' })(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${portOf(server)}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const post = async (call: string, body: object, cookie = '') => {
  const answer = await fetch(`${origin}/api/trip/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const own = answer.headers.get('set-cookie')?.split(';')[0];
  return { status: answer.status, cookie: own, json: JSON.parse(await answer.text()) };
};

const getFeed = async (token: string, method = 'GET') => {
  const answer = await fetch(`${origin}/api/trip/feed/${token}.ics`, { method });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

interface NamedLink {
  readonly id: string;
  readonly label: string | null;
}

/** An organiser with his cookie, and the tokens of his trip. */
const organise = async () => {
  const { json } = await post('create', { request: randomUUID(), ...createPosted() });
  const { id, token, invitation } = json.trip;
  const { cookie = '' } = await post('open', { token });
  const change = (link: object, by = cookie) => post('link', { trip: id, link }, by);
  const command = (body: object, by = cookie) =>
    post('command', { id: randomUUID(), trip: id, base: 0, command: body }, by);
  const join = async (name: string) => {
    const invited = (await post('open', { token: invitation })).cookie;
    const joined = await command({ kind: 'join', name }, invited);
    return { cookie: joined.cookie ?? '', id: joined.json.trip.you as string };
  };
  return { id, token, invitation, cookie, change, command, join };
};

const count = async (table: string) =>
  (await sql`SELECT * FROM ${sql.table(table)}`.execute(database.db)).rows.length;

/** The link that has a name. The clock stands still, so links have no order. */
const findNamed = ({ trip }: { readonly trip: { readonly links: readonly NamedLink[] } }) => {
  const link = trip.links.find(({ label }) => label !== null);
  if (!link) throw new Error('No link has a name');
  return link;
};

describe('a link', () => {
  it('has the name that the organiser gives it, and the day of its last use', async () => {
    const { change } = await organise();
    const made = await change({ kind: 'make', scope: 'view', label: ' The parents ' });
    expect(findNamed(made.json)).toMatchObject({
      label: 'The parents',
      used_on: null,
      scope: 'view',
    });
    now = new Date('2026-05-25T10:00:00Z');
    expect((await post('open', { token: made.json.token })).json.trip.scope).toBe('view');
    const { id } = findNamed(made.json);
    const { json } = await change({ kind: 'label', id, label: 'The neighbours' });
    expect(findNamed(json)).toMatchObject({ label: 'The neighbours', used_on: '2026-05-25' });
  });

  it('is replaced alone, and keeps its name', async () => {
    const { change, invitation } = await organise();
    const made = await change({ kind: 'make', scope: 'guest', label: 'Football club' });
    const { id } = findNamed(made.json);
    const next = await change({ kind: 'rotate', id });
    expect((await post('open', { token: made.json.token })).status).toBe(404);
    expect((await post('open', { token: next.json.token })).status).toBe(200);
    expect((await post('open', { token: invitation })).status).toBe(200);
    expect(findNamed(next.json)).toMatchObject({ label: 'Football club', scope: 'guest' });
  });

  it('of the organiser is replaced too: his browser gets the new one', async () => {
    const { change, token, id } = await organise();
    const { json } = await change({ kind: 'label', id: randomUUID(), label: null });
    const own = json.trip.links.find((link: { is_own: boolean }) => link.is_own);
    const next = await change({ kind: 'rotate', id: own.id });
    expect(next.cookie).toBe(`trip_${id}=${next.json.token}`);
    expect(next.json.trip.links.filter((link: { is_own: boolean }) => link.is_own)).toHaveLength(1);
    expect((await post('open', { token })).status).toBe(404);
    expect((await change({ kind: 'label', id: own.id, label: null }, next.cookie)).status).toBe(
      200,
    );
    expect((await change({ kind: 'label', id: own.id, label: null })).status).toBe(404);
  });

  it('that was ended is listed as ended, and opens nothing', async () => {
    const { change } = await organise();
    const made = await change({ kind: 'make', scope: 'view', label: 'Mum' });
    const { id } = findNamed(made.json);
    const { json } = await change({ kind: 'revoke', id });
    expect(findNamed(json)).toMatchObject({ label: 'Mum', ended_on: '2026-05-23' });
    expect((await post('open', { token: made.json.token })).status).toBe(404);
    expect((await change({ kind: 'rotate', id })).json.token).toBeUndefined();
  });

  it('is one of a limited number', async () => {
    const { change } = await organise();
    const make = () => change({ kind: 'make', scope: 'view', label: 'x' });
    // The invitation is shared too.
    for (let made = 1; made < tripLimits.sharedLinks; made += 1) {
      expect((await make()).status).toBe(200);
    }
    expect((await make()).status).toBe(409);
    for (let ended = 0; ended < tripLimits.endedLinks + 5; ended += 1) {
      const { json } = await change({ kind: 'label', id: randomUUID(), label: null });
      const working = json.trip.links.findLast(
        (link: { ended_on: unknown; label: unknown }) => link.ended_on === null && link.label,
      );
      await change({ kind: 'revoke', id: working.id });
      await make();
    }
    const { json } = await change({ kind: 'label', id: randomUUID(), label: null });
    const ended = json.trip.links.filter((link: { ended_on: unknown }) => link.ended_on !== null);
    expect(ended).toHaveLength(tripLimits.endedLinks);
  });

  it('is made and changed by the organiser alone', async () => {
    const { change, join } = await organise();
    const guest = await join('Bo');
    for (const link of [
      { kind: 'make', scope: 'view', label: 'x' },
      { kind: 'rotate', id: randomUUID() },
      { kind: 'label', id: randomUUID(), label: 'x' },
      { kind: 'recovery', email: 'bo@example.com' },
    ]) {
      expect((await change(link, guest.cookie)).status).toBe(403);
    }
  });

  it.each(['', 'x'.repeat(61), 'a\nb', 7])('has no name such as %p', async (label) => {
    const { change } = await organise();
    expect((await change({ kind: 'make', scope: 'view', label })).status).toBe(422);
  });
});

describe('a request for a link whose answer got lost', () => {
  const ask = (id: string, link: object, cookie: string, more: object = { id: randomUUID() }) =>
    post('link', { trip: id, link, ...more }, cookie);
  const listLinks = ({
    json,
  }: {
    readonly json: { readonly trip: { readonly links: object[] } };
  }) => json.trip.links;

  it.each([
    { kind: 'make', scope: 'view', label: 'The parents' },
    { kind: 'renew', scope: 'guest' },
    { kind: 'feed' },
  ])('is sent again, and makes one link: $kind', async (link) => {
    const { id, cookie } = await organise();
    const request = { id: randomUUID() };
    const first = await ask(id, link, cookie, request);
    const others = await Promise.all([1, 2].map(() => ask(id, link, cookie, request)));
    for (const it of others) expect(listLinks(it)).toHaveLength(listLinks(first).length);
    const tokens = [first, ...others].map(({ json }) => json.token as string);
    expect(new Set(tokens).size).toBe(3);
    const opened = await Promise.all(
      tokens.map(async (token) =>
        link.kind === 'feed'
          ? (await getFeed(token)).status
          : (await post('open', { token })).status,
      ),
    );
    expect(opened.sort()).toEqual([200, 404, 404]);
    // Another request makes another one.
    expect((await ask(id, link, cookie)).json.token).toMatch(/^\w{22}$/);
  });

  it('makes no second link for a device of a guest, and none for one who has left', async () => {
    const { id, cookie, join, command } = await organise();
    const { id: guest } = await join('Bo');
    const request = { id: randomUUID() };
    const link = { kind: 'ofGuest', guest };
    const first = await ask(id, link, cookie, request);
    expect(listLinks(await ask(id, link, cookie, request))).toHaveLength(listLinks(first).length);
    await command({ kind: 'removeGuest', guest });
    expect((await ask(id, link, cookie, request)).json.token).toBeUndefined();
  });

  it('does not bring back a link that was ended since, or ten minutes later', async () => {
    const { id, cookie } = await organise();
    const [ended, kept] = [{ id: randomUUID() }, { id: randomUUID() }];
    const link = { kind: 'make', scope: 'view', label: 'The parents' };
    const made = await ask(id, link, cookie, ended);
    await ask(id, { kind: 'revoke', id: findNamed(made.json).id }, cookie);
    expect((await ask(id, link, cookie, ended)).json.token).toBeUndefined();
    const { token } = (await ask(id, link, cookie, kept)).json;
    now = new Date(now.getTime() + 600_000);
    expect((await ask(id, link, cookie, kept)).json.token).toBeUndefined();
    expect((await post('open', { token })).status).toBe(200);
  });

  describe('that has replaced the organiser’s own link', () => {
    /** The cookie is that of the ended link: the answer with the new one has not arrived. */
    const replaceOwn = async () => {
      const trip = await organise();
      const { json } = await trip.change({ kind: 'feed' });
      const own = json.trip.links.find((link: { is_own: boolean }) => link.is_own);
      const link = { kind: 'rotate', id: own.id as string };
      const request = { id: randomUUID() };
      const lost = await ask(trip.id, link, trip.cookie, request);
      expect(lost.status).toBe(200);
      return { ...trip, link, request, lost };
    };

    it('is sent again with the old cookie, and his browser gets the new one', async () => {
      const { id, cookie, token, link, request, lost } = await replaceOwn();
      for (const attempt of [1, 2]) {
        const again = await ask(id, link, cookie, request);
        expect([attempt, again.status]).toEqual([attempt, 200]);
        expect(again.cookie).toBe(`trip_${id}=${again.json.token}`);
        expect(listLinks(again)).toHaveLength(listLinks(lost).length);
        expect(again.json.trip.links.filter((it: { is_own: boolean }) => it.is_own)).toMatchObject([
          { scope: 'edit', ended_on: null },
        ]);
        expect((await post('open', { token: again.json.token })).json.trip.scope).toBe('edit');
      }
      for (const unseen of [token, lost.json.token]) {
        expect((await post('open', { token: unseen })).status).toBe(404);
      }
    });

    it('is sent again while it is still carried out', async () => {
      const { id, cookie, change } = await organise();
      const { json } = await change({ kind: 'feed' });
      const own = json.trip.links.find((it: { is_own: boolean }) => it.is_own);
      const request = { id: randomUUID() };
      const link = { kind: 'rotate', id: own.id };
      const both = await Promise.all([1, 2].map(() => ask(id, link, cookie, request)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const opened = await Promise.all(both.map((it) => post('open', { token: it.json.token })));
      expect(opened.map(({ status }) => status).sort()).toEqual([200, 404]);
      for (const it of both) expect(it.cookie).toBe(`trip_${id}=${it.json.token}`);
    });

    it('is sent again with the new cookie, of whose answer the rest got lost', async () => {
      const { id, cookie, link, request, lost } = await replaceOwn();
      const again = await ask(id, link, lost.cookie ?? '', request);
      expect(again.cookie).toBe(`trip_${id}=${again.json.token}`);
      expect((await post('open', { token: lost.json.token })).status).toBe(404);
      const once = await ask(id, link, cookie, request);
      expect((await post('open', { token: once.json.token })).json.trip.scope).toBe('edit');
    });

    it('opens nothing else with the old cookie, and nothing ten minutes later', async () => {
      const { id, cookie, change, command, link, request, lost } = await replaceOwn();
      const stolen = `trip_${id}=${'x'.repeat(22)}`;
      const feed = { kind: 'feed' };
      const refused = async () => [
        await ask(id, link, cookie),
        await ask(id, link, cookie, {}),
        await ask(id, { ...link, id: randomUUID() }, cookie, request),
        await ask(id, feed, cookie, request),
        await ask(id, link, '', request),
        await ask(id, link, stolen, request),
        await change(feed),
        await command({ kind: 'setPeople', people: 3 }),
        await post('remove', { trip: id }, cookie),
      ];
      for (const { status } of await refused()) expect(status).toBe(404);
      now = new Date(now.getTime() + 600_000);
      expect((await ask(id, link, cookie, request)).status).toBe(404);
      expect((await change(feed, lost.cookie)).status).toBe(200);
    });

    it('is not a way to the link that was put in place of another one', async () => {
      const { id, cookie, change, token } = await organise();
      const { json } = await change({ kind: 'feed' });
      const { you, links } = json.trip;
      const own = links.find((it: { is_own: boolean }) => it.is_own);
      const device = await change({ kind: 'ofGuest', guest: you });
      const other = device.json.trip.links.find(
        (it: { scope: string; is_own: boolean }) => it.scope === 'edit' && !it.is_own,
      );
      const request = { id: randomUUID() };
      const link = { kind: 'rotate', id: other.id };
      const replaced = await ask(id, link, cookie, request);
      // The first device is lost, and its link is ended.
      const next = (await post('open', { token: replaced.json.token })).cookie ?? '';
      await ask(id, { kind: 'revoke', id: own.id }, next);
      expect((await post('open', { token })).status).toBe(404);
      expect((await ask(id, link, cookie, request)).status).toBe(404);
      expect((await post('open', { token: replaced.json.token })).status).toBe(200);
    });
  });
});

it('a guest whose first answer got lost keeps his calendar and his other devices', async () => {
  const { id, invitation, cookie, change } = await organise();
  const invited = (await post('open', { token: invitation })).cookie;
  const joining = { id: randomUUID(), trip: id, base: 0, command: { kind: 'join', name: 'Bo' } };
  const lost = await post('command', joining, invited);
  now = new Date(now.getTime() + 1000);
  const feed = (await change({ kind: 'feed' }, lost.cookie)).json.token;
  const device = (await change({ kind: 'ofGuest', guest: lost.json.trip.you }, cookie)).json.token;
  const again = await post('command', joining, invited);
  expect((await post('open', { token: lost.json.token })).status).toBe(404);
  expect((await post('open', { token: again.json.token })).json.trip.you).toBe(lost.json.trip.you);
  expect((await post('open', { token: device })).status).toBe(200);
  expect((await getFeed(feed)).status).toBe(200);
  const third = await post('command', joining, invited);
  expect((await post('open', { token: again.json.token })).status).toBe(404);
  expect((await post('open', { token: third.json.token })).status).toBe(200);
});

describe('the link of a charge', () => {
  /** An organiser who collects money, with a guest. */
  const collect = async () => {
    const trip = await organise();
    const bo = await trip.join('Bo');
    await trip.command({ kind: 'collect', payTo: 'PL61' });
    return { ...trip, bo };
  };

  it('opens no trip, no calendar, and changes nothing', async () => {
    const { change, command, bo, id } = await collect();
    const { status, json } = await change({ kind: 'pay', guest: bo.id });
    expect(status).toBe(200);
    expect(json.token).toMatch(/^[\dA-Za-z]{22}$/);
    expect((await post('open', { token: json.token })).status).toBe(404);
    expect((await getFeed(json.token)).status).toBe(404);
    const cookie = `trip_${id}=${json.token}`;
    expect((await command({ kind: 'answer', answer: 'yes' }, cookie)).status).toBe(404);
    expect((await change({ kind: 'feed' }, cookie)).status).toBe(404);
    expect((await post('remove', { trip: id }, cookie)).status).toBe(404);
  });

  it('is made by the organiser alone, for a guest who owes something', async () => {
    const { change, bo, invitation } = await collect();
    const { cookie } = await post('open', { token: invitation });
    for (const by of [bo.cookie, cookie]) {
      expect((await change({ kind: 'pay', guest: bo.id }, by)).status).toBe(403);
    }
    const own = (await change({ kind: 'feed' })).json.trip.you;
    for (const guest of [own, randomUUID()]) {
      expect((await change({ kind: 'pay', guest })).json.token).toBeUndefined();
    }
    expect((await change({ kind: 'pay', guest: 'x' })).status).toBe(422);
  });

  it('is replaced by the next one, is listed, and is not ended by links for devices', async () => {
    const { change, bo } = await collect();
    await change({ kind: 'pay', guest: bo.id });
    for (let device = 0; device < tripLimits.linksPerGuest + 2; device += 1) {
      await change({ kind: 'ofGuest', guest: bo.id });
    }
    const { json } = await change({ kind: 'pay', guest: bo.id });
    const shown = (json.trip.links as readonly { scope: string; guest: string }[]).filter(
      ({ scope }) => scope === 'pay',
    );
    expect(shown).toMatchObject([{ guest: bo.id, label: null, used_on: null }]);
  });

  it.each(['x'.repeat(301), 'a\u0000b', 'PL61\u202e1690', 7, null])(
    'how to pay is not said by %p',
    async (payTo) => {
      const { command } = await collect();
      expect((await command({ kind: 'collect', payTo })).status).toBe(422);
    },
  );
});

describe('the calendar of a guest', () => {
  it('has the plan, is in no cache, and gives its address to nobody', async () => {
    const { join, change, id } = await organise();
    const { cookie } = await join('Bo');
    const { json } = await change({ kind: 'feed' }, cookie);
    const { status, headers, text } = await getFeed(json.token);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.map((it) => new ICAL.Event(it).uid)).toEqual([`${id}-1@troupe`]);
    expect(text).not.toMatch(/\bBo\b/);
    expect(text).not.toContain(json.token);
    expect((await getFeed(json.token, 'HEAD')).text).toBe('');
    expect((await getFeed(json.token, 'DELETE')).status).toBe(405);
  });

  it('opens no page, and the link of a page opens no calendar', async () => {
    const { change, token, invitation } = await organise();
    const { json } = await change({ kind: 'feed' });
    expect((await post('open', { token: json.token })).status).toBe(404);
    const answers = [];
    for (const wrong of [token, invitation, 'x'.repeat(22), 'x', '%00', '..']) {
      const { status, headers, text } = await getFeed(wrong);
      answers.push([status, text, headers.get('cache-control')]);
    }
    const unknown = [404, 'There is no calendar at this address\n', 'private, no-store'];
    expect(answers).toEqual(answers.map(() => unknown));
    site = sites.pl2;
    expect((await getFeed(json.token)).status).toBe(404);
  });

  it('is replaced by its guest, and ends with him', async () => {
    const { join, change, command } = await organise();
    const { cookie, id: guest } = await join('Bo');
    const first = (await change({ kind: 'feed' }, cookie)).json.token;
    const organisers = (await change({ kind: 'feed' })).json.token;
    const second = (await change({ kind: 'feed' }, cookie)).json.token;
    expect((await getFeed(first)).status).toBe(404);
    expect((await getFeed(second)).status).toBe(200);
    await command({ kind: 'removeGuest', guest });
    expect((await getFeed(second)).status).toBe(404);
    expect((await getFeed(organisers)).status).toBe(200);
  });

  it('is not for those who only look, nor for an invitation', async () => {
    const { change, invitation } = await organise();
    const { cookie } = await post('open', { token: invitation });
    expect((await change({ kind: 'feed' }, cookie)).status).toBe(403);
  });

  it('is the same after many visits, and leaves no trace', async () => {
    const { change } = await organise();
    const { json } = await change({ kind: 'feed' });
    const rows = () => sql`SELECT * FROM trip_capabilities`.execute(database.db);
    const [before, first] = [await rows(), (await getFeed(json.token)).text];
    for (let visit = 0; visit < 50; visit += 1) await getFeed(json.token);
    expect((await getFeed(json.token)).text).toBe(first);
    expect((await rows()).rows).toEqual(before.rows);
  });

  it('shows a change at once', async () => {
    const { change, command } = await organise();
    const { json } = await change({ kind: 'feed' });
    await command({ kind: 'setDay', item: 1, day: '2026-06-19' });
    expect((await getFeed(json.token)).text).toMatch(/SEQUENCE:1\r\n/);
  });
});

describe('the calendar as a file', () => {
  const getFile = async (id: string, cookie = '', method = 'GET') => {
    const answer = await fetch(`${origin}/api/trip/calendar?id=${id}`, {
      method,
      headers: { cookie },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('is for the holder of the cookie, and its address is no secret', async () => {
    const { id, token, cookie, join } = await organise();
    const bo = await join('Bo');
    const { status, headers, text } = await getFile(id, bo.cookie);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="krakow.ics"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('set-cookie')).toBeNull();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events.map((it) => new ICAL.Event(it).uid)).toEqual([`${id}-1@troupe`]);
    expect(text).not.toMatch(/\bBo\b/);
    expect(text).not.toContain(token);
    expect((await getFile(id, cookie, 'HEAD')).text).toBe('');
    expect((await getFile(id, cookie, 'POST')).status).toBe(405);
  });

  it('has one answer for everybody else, that of a trip that does not exist', async () => {
    const { id, cookie, change } = await organise();
    const other = await organise();
    const feed = (await change({ kind: 'feed' })).json.token;
    const tries = [
      await getFile(id),
      await getFile(id, other.cookie),
      await getFile('x', cookie),
      await getFile(id, `trip_${id}=${'x'.repeat(22)}`),
      // The link of a calendar opens nothing else.
      await getFile(id, `trip_${id}=${feed}`),
    ];
    for (const { status, text, headers } of tries) {
      expect([status, text, headers.get('content-disposition')]).toEqual([
        404,
        'There is no calendar at this address\n',
        null,
      ]);
    }
  });

  it('has what its guest comes to, as his subscription does', async () => {
    const { id, cookie, change, command, join } = await organise();
    const bo = await join('Bo');
    const { json } = await change({ kind: 'feed' }, bo.cookie);
    await command({ kind: 'rsvp', item: 1, answer: 'no' }, bo.cookie);
    expect((await getFile(id, bo.cookie)).text).not.toContain('BEGIN:VEVENT');
    expect((await getFeed(json.token)).text).not.toContain('BEGIN:VEVENT');
    expect((await getFile(id, cookie)).text).toContain('BEGIN:VEVENT');
  });
});

describe('a lost link', () => {
  const ask = (email: unknown) => post('recovery', { email });
  const waiting = () => createOutboxStore(database).list({ states: ['waiting'], limit: 99 });

  it('is asked for by the address that the organiser left, and by no other', async () => {
    const { change } = await organise();
    const kept = await change({ kind: 'recovery', email: 'Ann@example.com' });
    expect(kept.json.trip.has_recovery).toBe(true);
    expect(JSON.stringify(kept.json)).not.toMatch(/ann@example/i);
    const answers = [await ask('bo@example.com'), await ask(' ann@Example.com ')];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      Array(2).fill([200, { status: 'success' }]),
    );
    expect(await waiting()).toHaveLength(1);
  });

  it('is found on sites of its brand only', async () => {
    const { change } = await organise();
    await change({ kind: 'recovery', email: 'ann@example.com' });
    site = sites.pl2;
    expect((await ask('ann@example.com')).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('fills no mailbox: beyond the limit of an address the answer is the same', async () => {
    const { change } = await organise();
    await change({ kind: 'recovery', email: 'ann@example.com' });
    for (let time = 0; time < 6; time += 1) {
      expect((await ask('ann@example.com')).json).toEqual({ status: 'success' });
    }
    expect(await waiting()).toHaveLength(3);
  });

  it('is not asked for once the address is forgotten, or the trip is deleted', async () => {
    const [one, other] = [await organise(), await organise()];
    for (const { change } of [one, other]) {
      await change({ kind: 'recovery', email: 'ann@example.com' });
    }
    const { json } = await one.change({ kind: 'recovery', email: null });
    expect(json.trip.has_recovery).toBe(false);
    await post('remove', { trip: other.id }, other.cookie);
    await ask('ann@example.com');
    expect(await waiting()).toEqual([]);
    expect(await count('trip_recovery')).toBe(0);
  });

  it.each([undefined, null, '', 'ann', 'ann@', 'a@b.c\r\nBcc: x@y.z', ['ann@example.com'], 7])(
    'is not sent to %p',
    async (email) => {
      expect((await ask(email)).status).toBe(422);
    },
  );

  it('is not offered where the shop sends no e-mails', async () => {
    hasMailer = false;
    const { change } = await organise();
    expect((await change({ kind: 'recovery', email: 'ann@example.com' })).status).toBe(404);
    expect((await change({ kind: 'feed' })).json.trip.has_recovery).toBeNull();
    expect((await ask('ann@example.com')).status).toBe(404);
  });
});

it('an answer about a lost link takes as long, whether the address is known or not', async () => {
  const stores = createTripStores(database);
  const take = createRecovery(
    {
      openStores: async () => stores,
      getMesh: () => Promise.reject(new Error('unused')),
      getRates: async () => defaultRates,
      getTerms,
      hasMailer: () => true,
      now: () => now,
    },
    () => site,
  );
  const start = performance.now();
  const request = Object.assign(Object.create(null), { headers: {} });
  await take({ text: '', value: { email: 'ann@example.com' } }, 'localhost', request);
  expect(performance.now() - start).toBeGreaterThan(390);
});
