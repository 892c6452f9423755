import { brotliDecompressSync } from 'node:zlib';
import type { PageValue } from '@/cache/entry';
import { openProcess, pageOf, temporaryFolder } from '@/cache/testing';
import { sites } from '@/sites/records';
import { createHotPages } from './hotPages';
import { toDataAddress, toDocumentAddress } from './pageAddress';

const start = 1_800_000_000_000;
const krakow = toDocumentAddress(sites.de, '/krakow');
const data = toDataAddress([sites.de], '/de/krakow.json');
if (!krakow || !data) throw new Error('Krakow has no address');

let clock: { now: number };
let remove: () => void;
/** The process that makes pages, and the one that serves them. */
let renderer: ReturnType<typeof openProcess>;
let front: ReturnType<typeof openProcess>;
let hotPages: ReturnType<typeof createHotPages>;

beforeEach(() => {
  clock = { now: start };
  const temporary = temporaryFolder();
  remove = temporary.remove;
  renderer = openProcess(temporary.folder, clock);
  front = openProcess(temporary.folder, clock);
  hotPages = createHotPages({ ...front, now: () => clock.now });
});

afterEach(() => remove());

const make = async (generation: number | null) => {
  await renderer.make(krakow.key, generation);
  hotPages.noteMade(krakow.key, true);
};

const pass = async (ms: number) => {
  // What was answered before is over.
  await new Promise(setImmediate);
  clock.now += ms;
};

const look = () => hotPages.look('id', krakow, 'identity');

/** As the server in front asks: at once, and else in the page cache. */
const visit = async () => hotPages.find('id', 'identity') ?? (await look());

const generationIn = (body: Buffer | undefined) => /^<p>(\d+)/.exec(String(body))?.[1];

it('has nothing of a page that was never made', async () => {
  expect(hotPages.find('id', 'identity')).toBeUndefined();
  expect(await look()).toBeUndefined();
});

it('gives a page that another process made, from memory from the second time on', async () => {
  await make(1);
  await pass(15_000);
  const hit = await look();
  expect(generationIn(hit?.body)).toBe('1');
  expect(hit).toMatchObject({ isStale: false, lifetime: { revalidate: 45 } });
  expect(hotPages.find('id', 'identity')).toEqual(hit);
});

it('compresses a page once for each encoding', async () => {
  await make(1);
  const packed = await hotPages.look('id', krakow, 'br');
  expect(String(brotliDecompressSync(packed?.body ?? ''))).toBe(pageOf(1).html);
  expect(hotPages.find('id', 'gzip')).toBeUndefined();
  const [one, other] = await Promise.all([look(), look()]);
  expect(one?.body).toBe(other?.body);
  expect(one?.page.etag).toBe(packed?.page.etag);
  expect(hotPages.find('id', 'br')?.body).toBe(packed?.body);
});

it('gives the data of a page as well', async () => {
  await make(1);
  const hit = await hotPages.look('data', data, 'identity');
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
  await front.cache.learnMarks();
  expect(hotPages.find('id', 'identity')).toBeUndefined();
  expect(await look()).toBeUndefined();
  await pass(10);
  await make(2);
  expect(generationIn((await look())?.body)).toBe('2');
});

it('leaves to the renderer what the disk did not take, until it does', async () => {
  await make(1);
  await look();
  await pass(61_000);
  hotPages.noteMade(krakow.key, false);
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
