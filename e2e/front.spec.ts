import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { allSites } from './support/catalogue';
import { type Answer, ask, send } from './support/http';
import { createPlainShop } from './support/PlainShop';
import { listScreens } from './support/screens';
import { ports, revalidateSeconds } from './support/shop';

const plain = createPlainShop();

test.describe.configure({ mode: 'default' });
test.beforeAll(() => plain.start());
test.afterAll(() => plain.stop());

/** Ways in which browsers, crawlers and caches ask for the same address. */
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

/** Beside the screens: other spellings, files, interfaces, what is not there. */
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

/** What depends on the moment or on the connection, and a header that Next leaves out where HTTP asks for it. */
const ofTheMoment = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'x-nextjs-cache',
  // Of what the renderer was asked for; a ready answer is nobody's.
  'x-request-id',
]);

const toComparable = ({ status, message, headers, body }: Answer): string => {
  const kept = Object.entries(headers)
    .filter(([name]) => !ofTheMoment.has(name) && !(status === 304 && name === 'vary'))
    .map(([name, value]) => [
      name,
      name === 'cache-control' ? String(value).replaceAll(/\d+/g, 'n') : value,
    ])
    .sort();
  return JSON.stringify({ status, message, headers: kept, body });
};

const asked = allSites.filter(({ id }) => ['de', 'fr', 'en3'].includes(id));

for (const site of asked) {
  test(`on ${site.id} Next alone gives the same answers as with the server in front`, async () => {
    test.setTimeout(300_000);
    const host = `${site.id}.localhost`;
    const build = /"buildId":"([^"]+)"/.exec((await ask(host, '/')).body)?.[1] ?? '';
    const paths = [...Object.values(await listScreens(site)), ...further(build)];
    // A page of the build differs from one that was made since, by what Next notes in it.
    for (const path of paths) await ask(host, path);
    await new Promise((resolve) => setTimeout(resolve, (revalidateSeconds + 1) * 1000));
    for (const path of paths) await ask(host, path);
    for (const path of paths) {
      for (const { method, headers } of ways) {
        const sent = { path, method, headers: { host, ...headers } };
        // Two processes that share pages on a disk may differ for a moment about which is the latest.
        await expect(async () => {
          const fromFront = toComparable(await send(sent));
          const fromNext = toComparable(await send({ ...sent, port: ports.plain }));
          expect(fromFront, `${method} ${path} ${JSON.stringify(headers)}`).toBe(fromNext);
        }).toPass({ intervals: [0, 100, 500, 1000], timeout: 20_000 });
      }
    }
  });
}

test('a page goes out in the smallest form that the client takes, and is the same page', async () => {
  const read = async (encoding: string) => {
    const answer = await fetch('http://127.0.0.1:3210/krakow', {
      headers: { 'accept-encoding': encoding },
    });
    return [answer.headers.get('content-encoding'), await answer.text()] as const;
  };
  await expect(async () => {
    const [[, whole], [gzip, zipped], [br, packed]] = [
      await read('identity'),
      await read('gzip'),
      await read('gzip, deflate, br'),
    ];
    expect([gzip, br]).toEqual(['gzip', 'br']);
    expect([zipped === whole, packed === whole]).toEqual([true, true]);
  }).toPass({ timeout: 20_000 });
});
