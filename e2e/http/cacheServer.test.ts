import { readdirSync } from 'node:fs';
import { allSites } from '../support/catalogue';
import { type Answer, ask, send } from '../support/http';
import { eventually } from '../support/eventually';
import { createPlainShop } from '../support/PlainShop';
import { renderPages } from '../support/revalidate';
import { listScreens } from '../support/screens';
import { port, ports } from '../support/shop';

const plain = createPlainShop();

beforeAll(() => plain.start());
afterAll(() => plain.stop());

/** Ways in which browsers, crawlers and caches request the same address. */
const ways: readonly {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}[] = [
  { method: 'GET', headers: {} },
  { method: 'HEAD', headers: {} },
  { method: 'POST', headers: {} },
  { method: 'GET', headers: { 'if-none-match': '*' } },
  { method: 'GET', headers: { 'if-none-match': '"another"' } },
  { method: 'GET', headers: { cookie: '__prerender_bypass=made-up' } },
  { method: 'GET', headers: { range: 'bytes=0-9' } },
];

const firstIn = (folder: string): string => readdirSync(folder).sort()[0] ?? '';

/** Addresses other than screens: other spellings, files, API routes, missing ones. */
const further = (build: string): readonly string[] => [
  '/krakow?utm_source=mail',
  '/krakow/',
  '/Krakow',
  '/krakow%2f',
  '/krakow%20',
  '/index.html',
  '/en/krakow',
  '/caisse/krakow/re%CC%81sum%C3%A9',
  '/caisse/krakow/r%c3%a9sum%c3%a9',
  '/a/b/c/d',
  '/%E0%A4%A',
  '//evil.example',
  '/_error',
  '/500',
  '/feed.xml',
  '/api/exchange-rates',
  '/api/nothing',
  '/locales/de/plan.json',
  '/images/fallback.jpg',
  `/_next/static/chunks/${firstIn('.next/static/chunks')}`,
  '/_next/static/chunks/no-such-file.js',
  `/fonts/${firstIn('public/fonts')}`,
  `/_next/data/${build}/de.json`,
  `/_next/data/${build}/de/krakow.json?site=de&slug=krakow`,
  `/_next/data/${build}/fr/checkout/krakow/cart.json`,
  `/_next/data/${build}/de/no-such-page.json`,
  '/_next/data/another-build/de/krakow.json',
];

/** Headers that differ from one response to the next. */
const volatileHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
  // Only requests to the renderer have one.
  'x-request-id',
]);

/** Data from the cache server has no `stale-while-revalidate` (packages/cache-server/src/pageHeaders.ts). */
const toCacheControl = (path: string, value: unknown): string => {
  const text = String(value).replaceAll(/\d+/g, 'n');
  return path.startsWith('/_next/data/') ? text.replace(', stale-while-revalidate=n', '') : text;
};

const toComparable = (path: string, { status, message, headers, body }: Answer): string => {
  const kept = Object.entries(headers)
    // Next omits `Vary` from a 304, although HTTP requires it.
    .filter(([name]) => !volatileHeaders.has(name) && !(status === 304 && name === 'vary'))
    .map(([name, value]) => [name, name === 'cache-control' ? toCacheControl(path, value) : value])
    .sort();
  return JSON.stringify({ status, message, headers: kept, body });
};

const askedSites = allSites.filter(({ id }) => ['de', 'fr', 'en3'].includes(id));

for (const site of askedSites) {
  it(`gives the answers on ${site.id} that Next alone gives`, async () => {
    const host = `${site.id}.localhost`;
    const build = /"buildId":"([^"]+)"/.exec((await ask(host, '/')).body)?.[1] ?? '';
    const paths = [...Object.values(await listScreens(site)), ...further(build)];
    await renderPages(site.id, Object.values(await listScreens(site)));
    for (const path of paths) {
      for (const { method, headers } of ways) {
        const sent = { path, method, headers: { host, ...headers } };
        // Two processes that share pages on a disk see a new version at different times.
        await eventually(async () => {
          const fromCacheServer = toComparable(path, await send(sent));
          const fromNext = toComparable(path, await send({ ...sent, port: ports.plain }));
          const what = `${method} ${path} ${JSON.stringify(headers)}`;
          expect([what, fromCacheServer]).toEqual([what, fromNext]);
        });
      }
    }
  });
}

it('compresses a page as the client accepts it, with the same content', async () => {
  const read = async (encoding: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/krakow`, {
      headers: { 'accept-encoding': encoding },
    });
    return [answer.headers.get('content-encoding'), await answer.text()] as const;
  };
  await eventually(async () => {
    const [[, whole], [gzip, zipped], [br, packed]] = [
      await read('identity'),
      await read('gzip'),
      await read('gzip, deflate, br'),
    ];
    expect([gzip, br]).toEqual(['gzip', 'br']);
    expect([zipped === whole, packed === whole]).toEqual([true, true]);
  });
});
