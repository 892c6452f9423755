import { randomUUID } from 'node:crypto';
import type { Command } from '@/commerce/trips/model/command';
import { listHiddenWords, listNumbers, listWordsIn } from '@/commerce/trips/testing/hiddenWords';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { toFields } from '@troupe/basics/fields';
import { ask, send } from '../support/http';
import { createTrip, postJson } from '../support/trips';

type Asked = Awaited<ReturnType<typeof send>>;

const siteIds = ['en', 'pl', 'en2'] as const;

const cookieOf = ({ headers }: Asked): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

const HOUR_MS = 3_600_000;

/**
 * Within the hour, at seven minutes past a full one: a page says when the next piece comes, and a time of day that is also
 * that of an activity would count as told.
 */
const toLater = (now: Date): Date => {
  const later = new Date(now.getTime() + HOUR_MS);
  later.setUTCMinutes(7);
  return later;
};

const write = (text: string, revealAt: Date): Command => ({
  kind: 'addPiece',
  piece: {
    kind: 'pack',
    text,
    day: null,
    time: null,
    place: null,
    revealAt: revealAt.toISOString(),
  },
});

/** A trip with content of every kind that a guest of honour may know one piece of. */
const prepare = async (siteId: (typeof siteIds)[number]) => {
  const { id, token, invitation } = await createTrip(sites[siteId]);
  const open = async (it: string) =>
    cookieOf(await postJson(siteId, '/api/trip/open', { token: it }));
  const organiser = await open(token);
  const run = async (cookie: string, command: Command) => {
    const body = { id: randomUUID(), trip: id, base: 99, command };
    const answer = await postJson(siteId, '/api/trip/command', body, cookie);
    if (answer.status !== 200) throw new Error(answer.body);
    return answer;
  };
  const joined = await run(await open(invitation), { kind: 'join', name: 'Kimberley' });
  const guest = cookieOf(joined);
  const { items } = toFields(joined.json['trip']);
  const item = Number(toFields(Array.isArray(items) ? items[0] : undefined)['id']);
  await run(organiser, { kind: 'rename', name: 'Olgierd' });
  await run(guest, { kind: 'vote', item, choice: 'ifNeeded' });
  await run(guest, { kind: 'comment', text: 'He has no idea at all' });
  await run(organiser, { kind: 'setSurprise', guest: null, tellsNext: true });
  await run(organiser, write('Swimming trunks', new Date(Date.now() - 1000)));
  await run(organiser, write('A warm jacket', toLater(new Date())));
  const link = { kind: 'honour', label: 'For Thomasina' };
  const made = await postJson(siteId, '/api/trip/link', { trip: id, link }, organiser);
  const state = await ask(`${siteId}.localhost`, `/api/trip?id=${id}`, { cookie: organiser });
  return {
    id,
    honour: String(made.json['token']),
    state: toFields(JSON.parse(state.body))['trip'],
  };
};

/** Without the time of day of HTTP dates: when the answer was made, which may be when an activity begins. */
const toText = ({ headers, body }: Asked): string =>
  `${JSON.stringify(headers).replaceAll(/\d\d:\d\d:\d\d GMT/g, 'GMT')}\n${body}`;

const mainOf = ({ body }: Asked): string => {
  const [main] = /<main[^]*<\/main>/.exec(body) ?? [];
  if (main === undefined) throw new Error('The page has no main part');
  return main;
};

const headOf = ({ body }: Asked): string => /<head[^]*?<\/head>/.exec(body)?.[0] ?? '';

it.each(siteIds)('no answer to a guest of honour has a word of the trip, on %s', async (siteId) => {
  const { id, honour, state } = await prepare(siteId);
  const host = `${siteId}.localhost`;
  const opened = await postJson(siteId, '/api/trip/open', { token: honour });
  expect(opened.status).toBe(200);
  const { surprise } = opened.json;
  expect(surprise).toMatchObject({
    pieces: [{ text: 'Swimming trunks' }],
    next: expect.any(String),
  });
  expect(listNumbers(surprise)).toEqual([]);
  const hidden = listHiddenWords(state, surprise);
  for (const known of [
    id,
    'Kimberley',
    'He has no idea at all',
    'For Thomasina',
    'A warm jacket',
  ]) {
    expect(hidden).toContain(known);
  }
  const surpriseId = String(toFields(surprise)['id']);
  const cookie = `${cookieOf(opened)}; trip_${id}=${honour}`;
  const get = (path: string) => ask(host, path, { cookie });
  const read = await get(`/api/trip/surprise?id=${surpriseId}`);
  expect([read.status, read.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const command = {
    id: randomUUID(),
    trip: id,
    base: 0,
    command: { kind: 'answer', answer: 'yes' },
  };
  const refused = [
    await get(`/api/trip?id=${id}`),
    await get(`/api/trip?id=${surpriseId}`),
    await get(`/api/trip/surprise?id=${id}`),
    await get(`/api/trip/live?id=${id}`),
    await get(`/api/trip/feed/${honour}.ics`),
    await postJson(siteId, '/api/trip/command', command, cookie),
    await postJson(siteId, '/api/trip/link', { trip: id, link: { kind: 'feed' } }, cookie),
    await postJson(siteId, '/api/trip/remove', { trip: id }, cookie),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
  const mail = await send({
    path: '/api/trip/recovery',
    method: 'POST',
    headers: { host, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ email: 'olgierd@example.com' }),
  });
  for (const answer of [opened, read, mail, ...refused]) {
    expect(listWordsIn(toText(answer), hidden)).toEqual([]);
  }
});

it.each(siteIds)('the pages of a guest of honour betray nothing, on %s', async (siteId) => {
  const { honour, state } = await prepare(siteId);
  const host = `${siteId}.localhost`;
  const site = sites[siteId];
  const opened = await postJson(siteId, '/api/trip/open', { token: honour });
  const hidden = listHiddenWords(state, opened.json['surprise']);
  // The page of a trip is the same for everybody, to the letter.
  const path = buildPath(site, 'trip');
  const page = await ask(host, path, { cookie: cookieOf(opened) });
  expect(page.body).toBe((await ask(host, path)).body);
  // Title, description and preview card are in its head.
  expect(listWordsIn(headOf(page) + mainOf(page), hidden)).toEqual([]);
  // Without scripts: the frame names what it names on the empty form, and the page itself nothing.
  const reading = buildPath(site, 'tripReading');
  const form = await ask(host, reading);
  const shown = await send({
    path: reading,
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ link: honour }).toString(),
  });
  expect(shown.status).toBe(200);
  expect(mainOf(shown)).toContain('Swimming trunks');
  expect(shown.headers['set-cookie']).toBeUndefined();
  expect(listWordsIn(headOf(shown) + mainOf(shown), hidden)).toEqual([]);
  expect(listWordsIn(toText(shown), hidden)).toEqual(listWordsIn(toText(form), hidden));
});
