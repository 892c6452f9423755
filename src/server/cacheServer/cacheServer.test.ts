import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { createCacheServer, createPageHeaders, createResponseCache } from '@troupe/cache-server';
import { openProcess, temporaryFolder } from '@troupe/page-cache/testing';
import { parseEnv } from '@/config/env/env';
import { sites } from '@/config/sites/records';
import type { SiteId } from '@/config/sites/site';
import { serveForTest } from '@troupe/basics/testing/localServer';
import { createPreviewGate } from '@/server/preview/previewGate';
import { printSessionCookie } from '@/server/preview/previewSession';
import { buildDocumentHeaders, buildResourceHeaders } from '@/server/security/securityHeaders';
import { toDocumentAddress } from './pageAddress';
import { isUnusedNextAddress } from './nextAddresses';
import { createSiteRouting } from './siteRouting';

let origin: string;
let folder: string;
let remove: () => void;
let renderer: ReturnType<typeof openProcess>;
let responseCache: ReturnType<typeof createResponseCache>;

const clock = { now: 1_800_000_000_000 };

const secret = 'hush';

const readEnv = () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.problem.join());
  return env.value;
};

beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  renderer = openProcess(folder, clock);
  const env = readEnv();
  responseCache = createResponseCache({ ...openProcess(folder, clock), now: () => clock.now });
  const cacheServer = createCacheServer({
    routing: createSiteRouting(env),
    buildId: 'a-build',
    responseCache,
    assets: { get: () => Promise.reject(new Error('there are none')) },
    headers: createPageHeaders({
      document: buildDocumentHeaders(env, false),
      data: buildResourceHeaders(env, false),
    }),
    backgroundRevalidation: { renew: () => {} },
    findPreviewCookies: createPreviewGate(secret, () => '__prerender_bypass=id'),
    // The fake renderer answers with the host and the preview cookies that it received.
    forwarding: {
      forward: async (_, response, { host, previewCookies } = {}) => {
        const preview = previewCookies === undefined ? '' : ` of ${host} with ${previewCookies}`;
        response.end(`from the renderer${preview}`);
      },
      read: () => Promise.reject(new Error('nobody asks')),
    },
    learnInvalidations: async () => {},
    isClosedPath: isUnusedNextAddress,
    reportFailure: () => {},
  });
  origin = await serveForTest(createServer(cacheServer));
});

afterEach(() => remove());

const make = async (siteId: SiteId, generation: number) => {
  const address = toDocumentAddress(sites[siteId], '/krakow');
  if (!address) throw new Error('Krakow has no address');
  await renderer.make(address.key, generation);
  responseCache.noteMade(address.key, true);
};

interface Seen {
  readonly status: number | undefined;
  readonly body: string;
  readonly head: IncomingHttpHeaders;
}

const visit = (siteId: SiteId, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Seen>((resolve, reject) => {
    const host = `${siteId}.localhost`;
    get(`${origin}/krakow`, { agent: false, headers: { host, ...headers } }, async (answer) => {
      const body = (await text(answer)).replace(/^<p>(\d+).*$/s, 'generation $1');
      resolve({ status: answer.statusCode, body, head: answer.headers });
    }).on('error', reject);
  });

const bodyOf = async (...asked: Parameters<typeof visit>) => (await visit(...asked)).body;

it('each host has its own site’s page at the same path, from the disk and from memory', async () => {
  await make('de', 1);
  await make('fr', 2);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await bodyOf('de')).toBe('generation 1');
    expect(await bodyOf('fr')).toBe('generation 2');
    expect(await bodyOf('pl')).toBe('from the renderer');
  }
});

const openSession = (host: string, signedWith = secret, seconds = 60) => {
  const now = Math.floor(Date.now() / 1000);
  const session = { host, until: now + seconds };
  const [cookie = ''] = printSessionCookie(signedWith, session, now, false).split(';');
  return cookie;
};

it('a preview session gets no cached page, and leaves no page for others', async () => {
  await make('de', 1);
  for (const cookie of [openSession('de.localhost'), `a=b; ${openSession('de.localhost')}`]) {
    expect(await bodyOf('de')).toBe('generation 1');
    expect(await bodyOf('de', { cookie })).toBe(
      'from the renderer of de.localhost with __prerender_bypass=id',
    );
  }
  expect(await bodyOf('de')).toBe('generation 1');
});

it.each([
  ['of Next', '__prerender_bypass=id'],
  ['of Next with data', '__prerender_bypass=id; __next_preview_data=x'],
  ['of another host', openSession('fr.localhost')],
  ['of another secret', openSession('de.localhost', 'another')],
  ['that has ended', openSession('de.localhost', secret, -1)],
  ['of any other name', 'troupe=1'],
])('a cookie %s does not keep its sender from the cached page', async (_, cookie) => {
  await make('de', 1);
  expect(await bodyOf('de', { cookie })).toBe('generation 1');
});

describe('of a page that is asked for again and again', () => {
  beforeEach(() => make('en', 1));

  it('what is left of its window gets less, and then it is stale', async () => {
    const seen: unknown[] = [];
    for (const seconds of [0, 0, 20, 1, 50]) {
      clock.now += seconds * 1000;
      const { body, head } = await visit('en');
      const [, left] = /s-maxage=(\d+)/.exec(head['cache-control'] ?? '') ?? [];
      seen.push([body, left, head['x-nextjs-cache']]);
    }
    expect(seen).toEqual([
      ['generation 1', '60', 'HIT'],
      ['generation 1', '60', 'HIT'],
      ['generation 1', '40', 'HIT'],
      ['generation 1', '39', 'HIT'],
      ['generation 1', '1', 'STALE'],
    ]);
  });

  it('a browser that has it is told so, until it is made anew', async () => {
    const { head } = await visit('en');
    const known = { 'if-none-match': head.etag ?? '' };
    expect(await visit('en', known)).toMatchObject({ status: 304, body: '' });
    clock.now += 61_000;
    await make('en', 2);
    const { status, body, head: next } = await visit('en', known);
    expect([status, body]).toEqual([200, 'generation 2']);
    expect(next.etag).not.toBe(head.etag);
    expect(await visit('en', { 'if-none-match': next.etag ?? '' })).toMatchObject({ status: 304 });
  });

  it('what one host is told of it is not told to the next', async () => {
    const robots: unknown[] = [];
    for (const host of ['copy.example.org', 'en.localhost', 'copy.example.org']) {
      const { body, head } = await visit('en', { host });
      robots.push([body, head['x-robots-tag']]);
    }
    expect(robots).toEqual([
      ['generation 1', 'noindex'],
      ['generation 1', undefined],
      ['generation 1', 'noindex'],
    ]);
  });

  it('each encoding is named by itself', async () => {
    const encodings: unknown[] = [];
    for (const accepted of ['gzip', 'identity', 'br', 'gzip']) {
      const { head } = await visit('en', { 'accept-encoding': accepted });
      encodings.push(head['content-encoding']);
    }
    expect(encodings).toEqual(['gzip', undefined, 'br', 'gzip']);
  });
});
