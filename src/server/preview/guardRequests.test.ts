import { createServer } from 'node:http';
import { serveForTest } from '@troupe/basics/testing/localServer';
import { guardRequests } from './guardRequests';
import { createPreviewGate } from './previewGate';
import { printSessionCookie } from './previewSession';

const secret = 'hush';

let readCookie = () => '__prerender_bypass=id';
let origin: string;

beforeAll(() => guardRequests(createPreviewGate(secret, () => readCookie())));

beforeEach(async () => {
  readCookie = () => '__prerender_bypass=id';
  // Stands in for Next. Answers with the request headers.
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.headers));
  });
  origin = await serveForTest(server);
});

const ask = async (headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(origin, { headers });
  const heard = (await answer.json()) as Readonly<Record<string, string>>;
  return { heard, cacheControl: answer.headers.get('cache-control') };
};

const openSession = (host: string) => {
  const now = Math.floor(Date.now() / 1000);
  const [cookie = ''] = printSessionCookie(secret, { host, until: now + 60 }, now, false).split(
    ';',
  );
  return cookie;
};

const forgeries: readonly Readonly<Record<string, string>>[] = [
  { 'x-prerender-revalidate': 'id' },
  { 'x-prerender-revalidate': 'id', 'x-prerender-revalidate-if-generated': '1' },
  { 'x-middleware-subrequest': 'middleware', 'x-middleware-prefetch': '1' },
  { 'x-nextjs-data': '1', 'x-next-resume-state-length': '1' },
  { 'x-invoke-path': '/fr', 'x-now-route-matches': '1', 'x-matched-path': '/fr' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-action': '1', 'next-resume': '1' },
  { cookie: '__prerender_bypass=id' },
  { cookie: '__prerender_bypass=id; __next_preview_data=x' },
];

it.each(forgeries)('Next hears nothing of %j', async (forged) => {
  const { heard, cacheControl } = await ask(forged);
  for (const name of Object.keys(forged)) expect(heard).not.toHaveProperty(name);
  expect(cacheControl).toBeNull();
});

it('other headers and cookies reach Next', async () => {
  const sent = { 'x-forwarded-proto': 'https', 'accept-language': 'de', cookie: 'a=1; b=2' };
  expect((await ask(sent)).heard).toMatchObject(sent);
});

it('a preview session has Next’s own cookie, and no cache keeps its answer', async () => {
  const { heard, cacheControl } = await ask({ cookie: `a=1; ${openSession('127.0.0.1')}` });
  expect(heard['cookie']).toMatch(/^a=1; preview_session=[^;]+; __prerender_bypass=id$/);
  expect(cacheControl).toBe('private, no-store');
});

it('a session of another host has none', async () => {
  const cookie = openSession('localhost');
  const { heard, cacheControl } = await ask({ cookie });
  expect([heard['cookie'], cacheControl]).toEqual([cookie, null]);
});

it('a build that cannot be read shows what everybody sees', async () => {
  readCookie = () => {
    throw new Error('no build');
  };
  const cookie = openSession('127.0.0.1');
  const { heard, cacheControl } = await ask({ cookie });
  expect([heard['cookie'], cacheControl]).toEqual([cookie, null]);
});
