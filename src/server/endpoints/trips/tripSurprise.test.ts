import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { portOf } from '@troupe/basics/testing/portOf';
import type { Database } from '@/commerce/orders/store/database';
import type { Command } from '@/commerce/trips/model/command';
import { createPosted } from '@/commerce/orders/testing/postedCarts';
import { createRevisionStore } from '@/commerce/trips/store/revisionStore';
import { listHiddenWords, listNumbers, listWordsIn } from '@/commerce/trips/testing/hiddenWords';
import { createPiece } from '@/commerce/trips/testing/trips';
import { sites } from '@/config/sites/records';
import type { Site } from '@/config/sites/site';
import { createTripPage } from '@/server/tripPage/readTripPage';
import { openTripServices } from '@/testing/openTripServices';
import { createSubmissionEndpoint, type SubmissionHandler } from '../submissionEndpoint';
import { createRecovery } from './recoverTrip';
import { createTripFeed } from './tripFeed';
import { createTripHandlers } from './tripHandlers';
import { createSurpriseReading, createTripReading } from './tripReading';
import { createTripStreamHandlers } from './tripStream';

let database: Database;
let server: Server;
let site: Site;
let now: Date;

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

beforeEach(async () => {
  site = sites.en;
  now = new Date('2026-05-23T10:00:00Z');
  const opened = await openTripServices({ now: () => now, hasMailer: () => true });
  database = opened.database;
  const { services } = opened;
  const toEndpoint = (take: SubmissionHandler) =>
    createSubmissionEndpoint({
      kind: 'trip',
      take,
      mostBytes: 64 * 1024,
      wrongMethod: 'POST',
      unavailable: 'no',
    });
  const handlers = createTripHandlers(services, () => site);
  const streams = createTripStreamHandlers(
    {
      openStores: async () => ({
        ...(await services.openStores()),
        revisions: createRevisionStore(database),
      }),
      now: () => now,
      isBehindCacheServer: () => true,
      clientOf: () => 'client',
    },
    () => site,
  );
  const getServerSideProps = createTripPage(services);
  const page: Serve = async (req, res) => {
    const context = { req: Object.assign(req, { cookies: {} }), res, params: { site: 'en' } };
    const result = await getServerSideProps({ ...context, query: {}, resolvedUrl: '/' });
    if (!('props' in result)) throw new Error('Every site has this page');
    res.end(JSON.stringify((await result.props).view));
  };
  const read = createTripReading(services, () => site);
  const create = toEndpoint(handlers.create);
  const serve: Readonly<Record<string, Serve>> = {
    '/api/trip': (req, res) => (req.method === 'GET' ? read(req, res) : create(req, res)),
    '/api/trip/surprise': createSurpriseReading(services, () => site),
    '/api/trip/open': toEndpoint(handlers.open),
    '/api/trip/command': toEndpoint(handlers.command),
    '/api/trip/link': toEndpoint(handlers.link),
    '/api/trip/remove': toEndpoint(handlers.remove),
    '/api/trip/recovery': toEndpoint(createRecovery(services, () => site, { leastMs: 0 })),
    '/api/trip/live': streams.stream,
    '/trip/read': page,
  };
  const feed = createTripFeed(services, () => site);
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    void (serve[path] ?? feed)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const toJson = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const ask = async (path: string, { cookie = '', ...more }: Record<string, string> = {}) => {
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, {
    headers: { cookie, ...more },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: toJson(text) };
};

const post = async (path: string, body: object, cookie = '') => {
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: toJson(text) };
};

const open = async (token: string) => {
  const answer = await post('/api/trip/open', { token });
  return { ...answer, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
};

const hour = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

/** A trip with content of every kind, which is a surprise for one of its guests. */
const prepare = async () => {
  const stay = { arrival: '2026-06-19', departure: '2026-06-21' };
  const posted = { request: randomUUID(), ...createPosted(), ...stay };
  const { trip } = (await post('/api/trip', posted)).json;
  const organiser = (await open(trip.token)).cookie;
  const run = async (cookie: string, command: Command | object) => {
    const base = 1000;
    const answer = await post(
      '/api/trip/command',
      { id: randomUUID(), trip: trip.id, base, command },
      cookie,
    );
    if (answer.status !== 200) throw new Error(answer.text);
    return answer;
  };
  const invitation = (await open(trip.invitation)).cookie;
  const join = async (name: string) => {
    const { json, headers } = await run(invitation, { kind: 'join', name });
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    return { token: json.token as string, id: json.trip.you as string, cookie };
  };
  const [kim, tom] = [await join('Kimberley'), await join('Thomasina')];
  await run(organiser, { kind: 'rename', name: 'Olgierd' });
  await run(kim.cookie, { kind: 'vote', item: 1, choice: 'ifNeeded' });
  await run(kim.cookie, { kind: 'rsvp', item: 1, answer: 'yes' });
  await run(tom.cookie, { kind: 'answer', answer: 'maybe' });
  await run(kim.cookie, { kind: 'comment', text: 'He has no idea at all' });
  await run(organiser, { kind: 'setShare', guest: tom.id, share: { kind: 'honour' } });
  await run(organiser, { kind: 'setTakers', item: 1, extra: 11, guests: [kim.id] });
  for (const piece of [
    createPiece({ text: 'Be ready at dawn', place: 'Your front door', revealAt: hour(-1) }),
    createPiece({
      kind: 'pack',
      text: 'Swimming trunks',
      day: null,
      time: null,
      revealAt: hour(1),
    }),
  ]) {
    await run(organiser, { kind: 'addPiece', piece });
  }
  const link = (cookie: string, wanted: object) =>
    post('/api/trip/link', { trip: trip.id, link: wanted }, cookie);
  const recovery = { kind: 'recovery', email: 'olgierd@example.com' };
  expect((await link(organiser, recovery)).status).toBe(200);
  return { id: trip.id as string, organiser, invitation, kim, tom, run, link };
};

type Prepared = Awaited<ReturnType<typeof prepare>>;

const surprise = async ({ tom, organiser, run, link }: Prepared) => {
  await run(organiser, { kind: 'setSurprise', guest: tom.id, tellsNext: true });
  const made = await link(organiser, { kind: 'honour', label: null });
  expect(made.status).toBe(200);
  return made.json.token as string;
};

/** See `listHiddenWords`. */
const listHidden = async ({ id, organiser }: Prepared, shown: unknown) => {
  const { json } = await ask(`/api/trip?id=${id}`, { cookie: organiser });
  const hidden = listHiddenWords(json.trip, shown);
  const activity = json.trip.items[0].name;
  for (const known of ['Krakow', activity, 'Kimberley', 'He has no idea at all', id]) {
    expect(hidden).toContain(known);
  }
  expect(hidden.length).toBeGreaterThan(30);
  return hidden;
};

const toText = ({ text, headers }: { readonly text: string; readonly headers: Headers }) =>
  [...headers].map(([name, value]) => `${name}: ${value}`).join('\n') + text;

it('no answer to a guest of honour has a word of the trip, whatever he asks for', async () => {
  const prepared = await prepare();
  const token = await surprise(prepared);
  const opened = await open(token);
  expect(opened.status).toBe(200);
  const state = opened.json.surprise;
  expect(state).toEqual({
    id: expect.stringMatching(/^[\da-f]{16}$/),
    pieces: [
      {
        kind: 'place',
        text: 'Be ready at dawn',
        day: '2026-06-19',
        time: '15:00',
        place: 'Your front door',
      },
    ],
    next: hour(1),
  });
  const { cookie } = opened;
  const { id } = prepared;
  // Somebody who knows the id of the trip from another guest.
  const forged = `trip_${id}=${token}`;
  const command = {
    id: randomUUID(),
    trip: id,
    base: 0,
    command: { kind: 'vote', item: 1, choice: 'yes' },
  };
  const form = async () => {
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}/trip/read`, {
      method: 'POST',
      body: new URLSearchParams({ link: token }),
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const page = await form();
  expect(page.status).toBe(200);
  expect(page.text).toContain('Be ready at dawn');
  const read = await ask(`/api/trip/surprise?id=${state.id}`, { cookie });
  const unchanged = await ask(`/api/trip/surprise?id=${state.id}`, {
    cookie,
    'if-none-match': read.headers.get('etag') ?? '',
  });
  expect([read.status, unchanged.status, unchanged.text]).toEqual([200, 304, '']);
  const refused = [
    await ask(`/api/trip?id=${id}`, { cookie: forged }),
    await ask(`/api/trip?id=${state.id}`, { cookie }),
    await ask(`/api/trip/surprise?id=${id}`, { cookie: forged }),
    await ask(`/api/trip/live?id=${id}`, { cookie: forged, 'x-stream-request': '1' }),
    await ask(`/api/trip/live?id=${state.id}`, { cookie, 'x-stream-request': '1' }),
    await post('/api/trip/command', command, forged),
    await post('/api/trip/command', { ...command, trip: state.id }, cookie),
    await post('/api/trip/link', { trip: id, link: { kind: 'feed' } }, forged),
    await post('/api/trip/link', { trip: id, link: { kind: 'honour', label: null } }, forged),
    await post('/api/trip/remove', { trip: id }, forged),
    await post('/api/trip/open', { token: 'x'.repeat(22) }),
  ];
  // One answer to all of it, as to a stranger.
  for (const answer of refused) {
    expect([answer.status, answer.text]).toEqual([404, refused[0]?.text]);
    expect(answer.headers.get('x-stream-grant')).toBeNull();
  }
  const feed = await ask(`/api/trip/feed/${token}.ics`);
  expect(feed.status).toBe(404);
  expect((await post('/api/trip/surprise', {}, cookie)).status).toBe(405);
  const mail = await post('/api/trip/recovery', { email: 'olgierd@example.com' }, cookie);
  const hidden = await listHidden(prepared, state);
  const answers = [opened, read, unchanged, page, feed, mail, ...refused];
  expect(answers.flatMap((answer) => listWordsIn(toText(answer), hidden))).toEqual([]);
  // No price, number of guests or revision either.
  expect(listNumbers(opened.json)).toEqual([]);
  expect(listNumbers(read.json)).toEqual([]);
});

it('the cookie does not tell when the trip is, and is beside that of an organiser who looks', async () => {
  const prepared = await prepare();
  const token = await surprise(prepared);
  const answer = await post('/api/trip/open', { token }, prepared.organiser);
  const { id } = answer.json.surprise;
  expect(answer.headers.get('set-cookie')).toBe(
    `trip_${id}=${token}; Path=/api/trip; Max-Age=${400 * 86_400}; HttpOnly; SameSite=Lax`,
  );
  expect(id).not.toBe(prepared.id);
});

it('a piece opens at its moment, and not before', async () => {
  const prepared = await prepare();
  const { cookie, json } = await open(await surprise(prepared));
  const { id } = json.surprise;
  const read = async () => (await ask(`/api/trip/surprise?id=${id}`, { cookie })).json.surprise;
  const start = now.getTime();
  now = new Date(start + 3_599_999);
  expect(JSON.stringify(await read())).not.toContain('Swimming');
  now = new Date(start + 3_600_000);
  expect(await read()).toMatchObject({
    pieces: [{ text: 'Be ready at dawn' }, { kind: 'pack', text: 'Swimming trunks' }],
    next: null,
  });
});

it('with a surprise, no other link of its guest opens the trip, and he gets no new one', async () => {
  const prepared = await prepare();
  const { id, tom, kim, organiser, invitation, run, link } = prepared;
  const feed = (await link(tom.cookie, { kind: 'feed' })).json.token;
  // A call whose answer was lost, to be repeated later.
  const joining = { id: randomUUID(), trip: id, base: 0, command: { kind: 'join', name: 'Again' } };
  const again = (await post('/api/trip/command', joining, invitation)).json.trip.you;
  await surprise(prepared);
  expect((await open(tom.token)).status).toBe(404);
  expect((await ask(`/api/trip?id=${id}`, { cookie: tom.cookie })).status).toBe(404);
  expect((await ask(`/api/trip/feed/${feed}.ics`)).status).toBe(404);
  expect((await link(organiser, { kind: 'ofGuest', guest: tom.id })).status).toBe(403);
  // The others see it as before.
  for (const cookie of [kim.cookie, organiser]) {
    expect((await ask(`/api/trip?id=${id}`, { cookie })).status).toBe(200);
  }
  expect((await link(organiser, { kind: 'ofGuest', guest: kim.id })).status).toBe(200);

  await run(organiser, { kind: 'setSurprise', guest: again, tellsNext: true });
  const repeated = await post('/api/trip/command', joining, invitation);
  const stranger = await post('/api/trip/open', { token: 'x'.repeat(22) });
  expect([repeated.status, repeated.text]).toEqual([404, stranger.text]);
  expect(repeated.headers.get('set-cookie')).toBeNull();
});

it('one link of a guest of honour works at a time, and none without a surprise', async () => {
  const prepared = await prepare();
  const { organiser, run, link } = prepared;
  expect((await link(organiser, { kind: 'honour', label: null })).status).toBe(403);
  const first = await surprise(prepared);
  const second = (await link(organiser, { kind: 'honour', label: 'Tom' })).json;
  expect((await open(first)).status).toBe(404);
  expect((await open(second.token)).status).toBe(200);
  const shown = second.trip.links.filter(({ scope }: { scope: string }) => scope === 'honour');
  expect(shown).toMatchObject([{ guest: null, label: 'Tom', ended_on: null }]);
  const third = (await link(organiser, { kind: 'rotate', id: shown[0].id })).json.token;
  expect((await open(second.token)).status).toBe(404);
  const { cookie, json } = await open(third);
  await run(organiser, { kind: 'endSurprise' });
  const path = `/api/trip/surprise?id=${json.surprise.id}`;
  expect((await open(third)).status).toBe(404);
  expect((await ask(path, { cookie })).status).toBe(404);
  await run(organiser, { kind: 'setSurprise', guest: null, tellsNext: false });
  expect((await ask(path, { cookie })).json.surprise).toMatchObject({ next: null });
});

it('another brand, and the days after the trip, know no guest of honour', async () => {
  const token = await surprise(await prepare());
  site = sites.pl2;
  expect((await open(token)).status).toBe(404);
  site = sites.en;
  expect((await open(token)).status).toBe(200);
  now = new Date('2026-12-24T10:00:00Z');
  expect((await open(token)).status).toBe(404);
});

it.each([
  ['no text', { text: '  ' }],
  ['too long a text', { text: 'x'.repeat(301) }],
  ['a control character', { text: 'a\u0000b' }],
  ['too long a place', { place: 'x'.repeat(121) }],
  ['a time without a day', { day: null, time: '15:00' }],
  ['no moment', { revealAt: 'tomorrow' }],
  ['a kind that there is not', { kind: 'other' }],
])('a piece with %s is refused', async (_, change) => {
  const { organiser, id } = await prepare();
  const piece = { ...createPiece(), ...change };
  const command = { id: randomUUID(), trip: id, base: 99, command: { kind: 'addPiece', piece } };
  expect((await post('/api/trip/command', command, organiser)).status).toBe(422);
});
