import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import ResponseCache from 'next/dist/server/response-cache';
import RenderResult from 'next/dist/server/render-result';
import { type Clock, generationOf, openProcess, pageOf, temporaryFolder } from './testing';
import type { CacheControl, Value } from './entry';
import type { Found } from './pageCache';

type Options = ConstructorParameters<typeof IncrementalCache>[0];

const start = Date.now();
let clock: Clock;
let process: ReturnType<typeof openProcess>;
let remove: () => void;
let made: number;
let problem: Error | undefined;

/** Stands in for the cache handler, with a cache whose clock the test controls. */
class Handler {
  private found: Found | undefined;
  async get(key: string) {
    this.found = await process.cache.get(key);
    return this.found.answer ?? null;
  }
  async set(key: string, value: unknown, { cacheControl }: { cacheControl: CacheControl }) {
    if (this.found) await process.cache.set(key, value as Value, cacheControl, this.found);
    await process.cache.settle();
  }
}

const route = { kind: 'PAGES', sourceRoute: '/[site]' };

const createResponseCache = () =>
  new ResponseCache({ minimalMode: false, route } as unknown as ConstructorParameters<
    typeof ResponseCache
  >[0]);
let responses: ReturnType<typeof createResponseCache>;

/** Sends one request through Next's own code, to test how it interprets the handler's answers. */
const request = async (key = '/de') => {
  const incrementalCache = new IncrementalCache({
    requestHeaders: {},
    previewProps: { previewModeId: '' },
    prerenderManifest: { routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
    CurCacheHandler: Handler,
  } as unknown as Options);
  const entry = await responses.get(
    key,
    async () => {
      if (problem) throw problem;
      made += 1;
      const generation = made;
      await new Promise((resolve) => setTimeout(resolve, 20));
      const page = pageOf(generation);
      return {
        value: { ...page, html: RenderResult.fromStatic(page.html, 'text/html; charset=utf-8') },
        cacheControl: { revalidate: 60, expire: 86_400 },
      } as never;
    },
    { incrementalCache, isFallback: false } as unknown as Parameters<typeof responses.get>[2],
  );
  if (!entry || 'error' in entry) throw new Error('no entry');
  const { value, isMiss, isStale, cacheControl } = entry;
  const page = value as unknown as { html: { toUnchunkedString: () => string } };
  const generation = generationOf({ ...page, html: page.html.toUnchunkedString() });
  return { generation, isMiss, isStale, seconds: cacheControl?.revalidate };
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Repeats a request until background work has had its effect. */
const requestUntil = async (
  isThere: (answer: Awaited<ReturnType<typeof request>>) => boolean,
  key = '/de',
) => {
  for (let turn = 0; turn < 200; turn += 1) {
    const answer = await request(key);
    if (isThere(answer)) return answer;
    await sleep(10);
  }
  return request(key);
};

beforeEach(() => {
  clock = { now: start };
  made = 0;
  problem = undefined;
  const temporary = temporaryFolder();
  remove = temporary.remove;
  process = openProcess(temporary.folder, clock);
  responses = createResponseCache();
});

afterEach(() => remove());

it('makes a cold page once, however many ask for it at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => request()));
  expect(made).toBe(1);
  expect(new Set(answers.map(({ generation }) => generation))).toEqual(new Set([1]));
});

it('gives the page at once while it is stale, and the next one the new page', async () => {
  await request();
  clock.now += 45_000;
  expect(await request()).toMatchObject({ generation: 1, seconds: 15 });
  clock.now += 20_000;
  expect(await request()).toMatchObject({ generation: 1, isStale: true, seconds: 1 });
  const next = await requestUntil(({ generation }) => generation === 2);
  expect(next).toMatchObject({ generation: 2, seconds: 60 });
});

it('shows a marked page to nobody before it was made anew', async () => {
  await request();
  clock.now += 10;
  await process.outdated.add(['/de']);
  clock.now += 10;
  const answers = await Promise.all(Array.from({ length: 20 }, () => request()));
  expect(new Set(answers.map(({ generation }) => generation))).toEqual(new Set([2]));
  expect(made).toBe(2);
  expect(await request()).toMatchObject({ generation: 2, seconds: 60 });
});

it('gives the old page where a marked one cannot be made anew, after the first who waited', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await request();
  clock.now += 10;
  await process.outdated.add(['/de']);
  problem = new Error('no content');
  await expect(request()).rejects.toThrow('no content');
  expect(await request()).toMatchObject({ generation: 1, seconds: 30 });
  clock.now += 31_000;
  expect(await request()).toMatchObject({ generation: 1, isStale: true });
  const kept = await requestUntil(({ isStale }) => !isStale);
  expect(kept).toMatchObject({ generation: 1, seconds: 30 });
  problem = undefined;
  clock.now += 31_000;
  expect(await request()).toMatchObject({ generation: 1, isStale: true });
  const next = await requestUntil(({ generation }) => generation === 2);
  expect(next).toMatchObject({ generation: 2 });
});

it('gives an error to one visitor at most where no page can be made', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const key of ['/de', '/fr']) await request(key);
  clock.now += 10;
  await process.outdated.add(['*']);
  problem = new Error('no content');
  await expect(request('/de')).rejects.toThrow('no content');
  clock.now += 10;
  expect(await request('/fr')).toMatchObject({ generation: 2, isStale: true });
  const kept = await requestUntil(({ isStale }) => !isStale, '/fr');
  expect(kept).toMatchObject({ generation: 2 });
});

it('asks anew for a page that did not exist when its life is over', async () => {
  const found = await process.cache.get('/de');
  await process.cache.set('/de', null, { revalidate: 5, expire: 86_400 }, found);
  clock.now += 6000;
  expect(await request('/de')).toMatchObject({ generation: 1, isMiss: true });
});
