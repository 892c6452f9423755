import { brotliDecompressSync } from 'node:zlib';
import type { PageValue } from '@troupe/page-cache';
import { openProcess, pageOf, temporaryFolder } from '@troupe/page-cache/testing';
import { createResponseCache } from './responseCache';
import { toPageAddress } from './pageAddress';

const start = 1_800_000_000_000;
const page = { path: '/de/krakow', file: '/[site]/[city]' };
const krakow = toPageAddress({ ...page, kind: 'document' });
const data = toPageAddress({ ...page, kind: 'data' });

let clock: { now: number };
let remove: () => void;
/** The page caches of the renderer and of the cache server. */
let renderer: ReturnType<typeof openProcess>;
let cacheServer: ReturnType<typeof openProcess>;
let responseCache: ReturnType<typeof createResponseCache>;

beforeEach(() => {
  clock = { now: start };
  const temporary = temporaryFolder();
  remove = temporary.remove;
  renderer = openProcess(temporary.folder, clock);
  cacheServer = openProcess(temporary.folder, clock);
  responseCache = createResponseCache({ ...cacheServer, now: () => clock.now });
});

afterEach(() => remove());

const make = async (generation: number | null) => {
  await renderer.make(krakow.key, generation);
  responseCache.noteMade(krakow.key, true);
};

const pass = async (ms: number) => {
  // Let pending callbacks finish first.
  await new Promise(setImmediate);
  clock.now += ms;
};

const look = () => responseCache.look('id', krakow, 'identity');

/** Looks in memory first, then in the page cache, as the cache server does. */
const visit = async () => responseCache.find('id', 'identity') ?? (await look());

const waitUntil = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

const generationIn = (body: Buffer | undefined) => /^<p>(\d+)/.exec(String(body))?.[1];

it('has nothing of a page that was never made', async () => {
  expect(responseCache.find('id', 'identity')).toBeUndefined();
  expect(await look()).toBeUndefined();
});

it('gives a page that another process made, from memory from the second time on', async () => {
  await make(1);
  await pass(15_000);
  const hit = await look();
  expect(generationIn(hit?.body)).toBe('1');
  expect(hit).toMatchObject({ isStale: false, lifetime: { revalidate: 45 } });
  expect(responseCache.find('id', 'identity')).toEqual(hit);
});

it('compresses a page once for each encoding', async () => {
  await make(1);
  const packed = await responseCache.look('id', krakow, 'br');
  expect(String(brotliDecompressSync(packed?.body ?? ''))).toBe(pageOf(1).html);
  expect(responseCache.find('id', 'gzip')).toBeUndefined();
  const [one, other] = await Promise.all([look(), look()]);
  expect(one?.body).toBe(other?.body);
  expect(one?.page.etag).toBe(packed?.page.etag);
  expect(responseCache.find('id', 'br')?.body).toBe(packed?.body);
});

it('compresses a page again, better, once a second client has asked for it', async () => {
  const html = `<p>1${Array.from({ length: 2000 }, (_, index) => ` ${(index * 7919) % 1009}`).join('')}`;
  const found = await renderer.cache.get(krakow.key);
  const lifetime = { revalidate: 60, expire: 86_400 };
  await renderer.cache.set(krakow.key, { ...pageOf(1), html }, lifetime, found);
  await renderer.cache.settle();
  const quick = (await responseCache.look('id', krakow, 'br'))?.body ?? Buffer.alloc(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(responseCache.find('id', 'br')?.body).toBe(quick);
  await waitUntil(() => responseCache.find('id', 'br')?.body !== quick);
  const smaller = responseCache.find('id', 'br')?.body ?? Buffer.alloc(0);
  expect(smaller.length).toBeLessThan(quick.length);
  expect(String(brotliDecompressSync(smaller))).toBe(html);
  // Other encodings are added to it.
  const plain = await look();
  expect(String(plain?.body)).toBe(html);
  expect(responseCache.find('id', 'br')?.body).toBe(smaller);
});

it('compresses a page that is rendered again as it was no second time', async () => {
  await make(1);
  const first = await responseCache.look('id', krakow, 'br');
  await pass(61_000);
  await make(1);
  const second = await responseCache.look('id', krakow, 'br');
  expect(second?.page.madeAt).not.toBe(first?.page.madeAt);
  expect(second?.isStale).toBe(false);
  expect(second?.body).toBe(first?.body);
});

it('gives a page that was made anew an ETag of its own', async () => {
  await make(1);
  const first = await look();
  await pass(61_000);
  await make(2);
  const second = await look();
  expect(generationIn(second?.body)).toBe('2');
  expect(second?.page.etag).toMatch(/^"[^"]+"$/);
  expect(second?.page.etag).not.toBe(first?.page.etag);
});

it('gives the data of a page as well', async () => {
  await make(1);
  const hit = await responseCache.look('data', data, 'identity');
  expect(JSON.parse(String(hit?.body))).toEqual(pageOf(1).pageData);
});

it('gives a stale page at once, and the new one as soon as there is one', async () => {
  await make(1);
  await look();
  await pass(61_000);
  expect(await visit()).toMatchObject({ isStale: true, lifetime: { revalidate: 1 } });
  await make(2);
  await pass(50);
  const next = await visit();
  expect([generationIn(next?.body), next?.isStale]).toEqual(['2', false]);
});

it('shows a marked page to nobody', async () => {
  await make(1);
  await look();
  await pass(10);
  await renderer.outdated.add(['/de/krakow']);
  await cacheServer.cache.learnInvalidations();
  expect(responseCache.find('id', 'identity')).toBeUndefined();
  expect(await look()).toBeUndefined();
  await pass(10);
  await make(2);
  expect(generationIn((await look())?.body)).toBe('2');
});

it('leaves to the renderer what the disk did not take, until it does', async () => {
  await make(1);
  await look();
  await pass(61_000);
  responseCache.noteMade(krakow.key, false);
  expect(await visit()).toBeUndefined();
  await make(2);
  expect(generationIn((await visit())?.body)).toBe('2');
});

it('leaves to the renderer what there is no more', async () => {
  await make(1);
  await make(null);
  expect(await look()).toBeUndefined();
});

it.each<[string, Partial<PageValue>]>([
  ['a status of its own', { status: 410 }],
  ['headers of its own', { headers: { 'x-robots-tag': 'noindex' } }],
])('leaves to the renderer a page with %s', async (_, more) => {
  const found = await renderer.cache.get(krakow.key);
  const lifetime = { revalidate: 60, expire: 86_400 };
  await renderer.cache.set(krakow.key, { ...pageOf(1), ...more }, lifetime, found);
  await renderer.cache.settle();
  expect(await look()).toBeUndefined();
});
