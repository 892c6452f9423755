import { randomUUID } from 'node:crypto';
import { toFields } from '@troupe/basics/fields';
import { buildPath } from '@/config/sites/paths';
import { sites } from '@/config/sites/records';
import { ask, send } from '../support/http';
import { createTrip, postJson } from '../support/trips';

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1] ??
  new RegExp(`<meta[^>]*content="([^"]*)"[^>]*(?:property|name)="${name}"`).exec(html)?.[1];

it.each(['en', 'pl', 'en2'] as const)(
  'a link to a trip is previewed as the brand, and as nothing of any trip, on %s',
  async (siteId) => {
    const site = sites[siteId];
    const made = await createTrip(site);
    const { status, body, headers } = await ask(`${siteId}.localhost`, buildPath(site, 'trip'));
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(metaOf(body, 'og:title')).toBe(/<title[^>]*>([^<]*)</.exec(body)?.[1]);
    expect(metaOf(body, 'og:description')).toBeTruthy();
    expect(metaOf(body, 'og:image')).toMatch(/^https?:\/\/[^/]+\/_ipx\//);
    expect(metaOf(body, 'robots')).toContain('noindex');
    for (const secret of [made.id, made.token, made.invitation]) expect(body).not.toContain(secret);
    expect(metaOf(body, 'og:title')).not.toContain(made.city);
  },
);

it('the calendar of a trip is in no cache, and has one answer for what opens nothing', async () => {
  const { id, token } = await createTrip(sites.en);
  const opened = await postJson('en', '/api/trip/open', { token });
  const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  const link = { kind: 'feed' };
  const { json } = await postJson('en', '/api/trip/link', { trip: id, link }, cookie);
  const feed = await ask('en.localhost', `/api/trip/feed/${String(json['token'])}.ics`);
  expect(feed.status).toBe(200);
  expect(feed.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(feed.body).toContain(`UID:${id}-`);
  const wrong = [token, 'x'.repeat(22), 'x'].map((it) =>
    ask('en.localhost', `/api/trip/feed/${it}.ics`),
  );
  for (const { status, body } of await Promise.all(wrong)) {
    expect([status, body]).toEqual([404, 'There is no calendar at this address\n']);
  }
});

it('the page of a charge is in no cache, and has one answer for what opens nothing', async () => {
  const { id, token, invitation } = await createTrip(sites.pl);
  const call = async (path: string, body: object, cookie = '') =>
    postJson('pl', path, { trip: id, ...body }, cookie);
  const cookieOf = (answer: Awaited<ReturnType<typeof call>>) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const organiser = cookieOf(await call('/api/trip/open', { token }));
  const invited = cookieOf(await call('/api/trip/open', { token: invitation }));
  const command = { kind: 'join', name: 'Grzegorz' };
  const joined = await call('/api/trip/command', { id: randomUUID(), base: 0, command }, invited);
  const guest = String(toFields(joined.json['trip'])['you']);
  const opening = { id: randomUUID(), base: 1, command: { kind: 'collect', payTo: 'PL61 1090' } };
  expect((await call('/api/trip/command', opening, organiser)).status).toBe(200);
  const made = await call('/api/trip/link', { link: { kind: 'pay', guest } }, organiser);
  const pay = String(made.json['token']);
  const pathOf = (it: string) => buildPath(sites.pl, 'payment', { token: it });

  const secret = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  };
  for (const method of ['GET', 'HEAD'] as const) {
    const { status, headers } = await send({
      path: pathOf(pay),
      method,
      headers: { host: 'pl.localhost' },
    });
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
    expect(headers).toMatchObject(secret);
  }
  const page = await ask('pl.localhost', pathOf(pay));
  expect(mainOf(page)).toMatch(/Grzegorz[^]*PL61 1090/);
  expect(metaOf(page.body, 'robots')).toContain('noindex');
  expect(metaOf(page.body, 'og:title')).not.toContain('Grzegorz');
  // Addresses in the document, such as that of the canonical page, do not have it.
  expect(page.body.replace(/<script id="__NEXT_DATA__"[^]*?<\/script>/, '')).not.toContain(pay);

  const wrong = [token, invitation, 'x'.repeat(22), 'x'].map(async (it) => {
    const answer = await ask('pl.localhost', pathOf(it));
    expect(answer.headers).toMatchObject(secret);
    return [answer.status, mainOf(answer)];
  });
  const [first, ...others] = await Promise.all(wrong);
  expect(first?.[0]).toBe(404);
  for (const answer of others) expect(answer).toEqual(first);
  // A site of another brand knows nothing of it.
  const elsewhere = await ask('pl2.localhost', buildPath(sites.pl2, 'payment', { token: pay }));
  expect(elsewhere.status).toBe(404);
});

/** The page without its footer, which names popular activities. */
const mainOf = ({ body }: { readonly body: string }): string => {
  const [main] = /<main[^]*<\/main>/.exec(body) ?? [];
  if (main === undefined) throw new Error('The page has no main part');
  return main;
};

it('a posted link shows its trip in that answer alone, in the language of the host', async () => {
  const { invitation, activity } = await createTrip(sites.de);
  const path = buildPath(sites.de, 'tripReading');
  const post = (host: string, at: string) =>
    send({
      path: at,
      method: 'POST',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ link: invitation }).toString(),
    });
  const shown = await post('de.localhost', path);
  expect(shown.status).toBe(200);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.headers['set-cookie']).toBeUndefined();
  expect(shown.body).toMatch(/<html[^>]* lang="de"/);
  expect(mainOf(shown)).toContain(activity);
  expect(shown.body).not.toContain(invitation);
  const next = await ask('de.localhost', path);
  expect(mainOf(next)).not.toContain(activity);
  expect(next.headers['cache-control']).toBe('private, no-store');
  // A site of another brand knows nothing of it.
  const elsewhere = await post('pl2.localhost', buildPath(sites.pl2, 'tripReading'));
  expect(elsewhere.status).toBe(404);
});
