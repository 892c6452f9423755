import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveForTest } from '@troupe/basics/testing/localServer';
import { openProcess, temporaryFolder } from '@troupe/page-cache/testing';
import { createCacheServer } from './cacheServer';
import { toPageAddress } from './pageAddress';
import { createPageHeaders } from './pageHeaders';
import { createResponseCache } from './responseCache';
import type { SiteRouting } from './siteRouting';

const clock = { now: 1_800_000_000_000 };

/** One site at two hosts, with the page `/krakow`. */
const routing: SiteRouting = {
  resolveSite: (host) => ({
    site: { id: 'de' },
    host: undefined,
    isRefused: host === 'refused.example',
    isCopy: host === 'copy.example',
  }),
  toDocumentAddress: (site, path) =>
    path === '/krakow'
      ? toPageAddress({ path: `/${site.id}${path}`, file: '/[site]/[city]', kind: 'document' })
      : undefined,
  toDataAddress: (path) =>
    path === '/de/krakow.json'
      ? toPageAddress({ path: '/de/krakow', file: '/[site]/[city]', kind: 'data' })
      : undefined,
};

let origin: string;
let remove: () => void;
let renderer: ReturnType<typeof openProcess>;
let responseCache: ReturnType<typeof createResponseCache>;

beforeEach(async () => {
  const temporary = temporaryFolder();
  remove = temporary.remove;
  renderer = openProcess(temporary.folder, clock);
  const own = openProcess(temporary.folder, clock);
  responseCache = createResponseCache({ ...own, now: () => clock.now });
  const listener = createCacheServer({
    routing,
    buildId: 'a-build',
    responseCache,
    assets: { get: () => Promise.reject(new Error('there are none')) },
    headers: createPageHeaders({ document: { 'X-Kind': 'document' }, data: { 'X-Kind': 'data' } }),
    backgroundRevalidation: { renew: () => {} },
    forwarding: {
      forward: async (_, response) => void response.end('from the renderer'),
      read: () => Promise.reject(new Error('not used')),
    },
    learnInvalidations: async () => {},
    isClosedPath: (path) => path.startsWith('/_next/image'),
    reportFailure: () => {},
  });
  origin = await serveForTest(createServer(listener));
});

afterEach(() => remove());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const visit = (path: string, host = 'shop.example') =>
  new Promise<Answer>((resolve, reject) => {
    get(`${origin}${path}`, { agent: false, headers: { host } }, (answer) => {
      text(answer).then(
        (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
        reject,
      );
    }).on('error', reject);
  });

const render = async (generation: number) => {
  const address = routing.toDocumentAddress({ id: 'de' }, '/krakow');
  await renderer.make(address?.key ?? '', generation);
  responseCache.noteMade(address?.key ?? '', true);
};

it('a page that is not cached comes from the renderer, and a cached one does not', async () => {
  expect((await visit('/krakow')).body).toBe('from the renderer');
  await render(1);
  const { body, headers } = await visit('/krakow');
  expect(body).toContain('<p>1</p>');
  expect(headers).toMatchObject({ 'x-nextjs-cache': 'HIT', 'x-kind': 'document' });
});

it('the data of a page is cached at any host of the build', async () => {
  await render(2);
  const { body, headers } = await visit('/_next/data/a-build/de/krakow.json');
  expect(JSON.parse(body)).toMatchObject({ pageProps: { generation: 2 } });
  expect(headers).toMatchObject({ 'x-nextjs-matched-path': '/[site]/[city]', 'x-kind': 'data' });
});

it('search engines are kept away from a host of no site', async () => {
  await render(3);
  expect((await visit('/krakow', 'copy.example')).headers['x-robots-tag']).toBe('noindex');
  expect((await visit('/krakow')).headers['x-robots-tag']).toBeUndefined();
});

it('nothing is served at a refused host, nor at a closed path', async () => {
  await render(4);
  expect((await visit('/krakow', 'refused.example')).status).toBe(421);
  expect((await visit('/_next/image?url=x')).status).toBe(404);
});
