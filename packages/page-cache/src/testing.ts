import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPages } from './builtPages';
import { undatedContent } from './content';
import type { Entry, PageValue } from './entry';
import { createInvalidations } from './invalidations';
import { createPageCache } from './pageCache';
import { createPageStore } from './pageStore';
import { connectRedis, type RedisConnection, type RedisOptions } from './redis/connection';
import { createRedisLocks } from './redis/redisLocks';
import { createRedisInvalidations } from './redis/redisInvalidations';
import { createPageSigner } from './redis/pageSigner';
import { createRedisPages } from './redis/redisPages';
import { createSharedStore } from './sharedStore';
import { createRenderLock } from './renderLock';

/** A page whose document and data contain its generation. */
export const pageOf = (generation: number, size = 1000): PageValue => ({
  kind: 'PAGES',
  html: `<p>${generation}</p>${'é'.repeat(size)}`,
  pageData: { pageProps: { generation, frame: {} } },
  headers: {},
  status: undefined,
});

export const generationOf = (value: unknown): number | null | undefined => {
  if (value === null) return null;
  const page = value as PageValue;
  const { generation } = (page.pageData as { pageProps: { generation: number } }).pageProps;
  return page.html.startsWith(`<p>${generation}</p>`) ? generation : undefined;
};

/** The dates of content in the props of pages. */
export const contentDates = new WeakMap<object, number>();

const nothingBuilt: BuiltPages = { has: () => false, read: async () => undefined };

/** Built pages by key. */
export const builtPages = (pages: Readonly<Record<string, Entry>>): BuiltPages => ({
  has: (key) => key in pages,
  read: async (key) => pages[key],
});

export const temporaryFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-pages-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Prefix of all Redis keys in tests. */
export const prefix = 'troupe-test:shop:build';

/** Shared by all instances in tests. */
export const signer = createPageSigner('a secret of the instances');

export interface Clock {
  now: number;
}

/**
 * Simulates a separate process: it shares only the folder and Redis with others.
 */
export const openProcess = (
  folder: string,
  clock: Clock,
  built: BuiltPages = nothingBuilt,
  bounds = { bytes: 64 * 1024 * 1024, entries: 10_000 },
  redis?: RedisConnection,
) => {
  const now = () => clock.now;
  const demands: number[] = [];
  const complaints: string[] = [];
  const tries: string[] = [];
  const warn = (what: string) => complaints.push(what);
  const invalidations = redis && createRedisInvalidations(redis, prefix);
  const outdated = createInvalidations(join(folder, 'outdated'), { now, store: invalidations });
  const own = createPageStore(folder, bounds, now);
  const pages = redis && createRedisPages(redis, prefix, signer, warn, now);
  const locks = redis && createRedisLocks(redis, prefix);
  const cache = createPageCache({
    store: pages ? createSharedStore({ own, pages, warn, now }) : own,
    built,
    outdated,
    content: {
      ...undatedContent,
      demandFrom: (moment) => demands.push(moment),
      dateOf: (part) => contentDates.get(part),
    },
    warn,
    onMade: (key) => locks?.release(key),
    onTried: (outcome, ms) => tries.push(`${outcome} ${ms}`),
    now,
  });
  const maker = locks ? createRenderLock(cache, locks) : cache;
  /** Renders a generation of a page as Next does. */
  const make = async (key: string, generation: number | null, revalidate = 60) => {
    const found = await cache.get(key);
    const value = generation === null ? null : pageOf(generation);
    await cache.set(key, value, { revalidate, expire: 86_400 }, found);
    await cache.settle();
  };
  /** Simulates a failed render: Next then passes the old page to `set`. */
  const fail = async (key: string) => {
    const found = await cache.get(key);
    if (!found.answer) throw new Error('Nothing to fall back to');
    await cache.set(key, found.answer.value, { revalidate: 3 }, found);
  };
  /** @returns the generation that a request finds, and whether it is fresh, stale or outdated */
  const visit = async (key: string) => {
    const { answer } = await cache.get(key);
    if (!answer) return 'miss';
    const { lastModified, cacheControl } = answer;
    const until = lastModified + Number(cacheControl.revalidate) * 1000;
    const clockNow = performance.timeOrigin + performance.now();
    const due = lastModified === -1 ? 'outdated' : until < clockNow ? 'stale' : 'fresh';
    return `${generationOf(answer.value)} ${due}`;
  };
  return { cache, maker, outdated, make, fail, visit, demands, complaints, tries };
};

/** Long timeouts, for tests on a busy machine. */
const patient = { timeoutMs: 10_000, slowAfter: 10_000 };

/**
 * Simulates an instance on another machine, with its own folder and a connection to the shared Redis.
 *
 * @param options the default timeouts are long
 */
export const openInstance = async (
  url: string,
  clock: Clock,
  { built, ...options }: Partial<RedisOptions> & { readonly built?: BuiltPages } = {},
) => {
  const { folder, remove } = temporaryFolder();
  const troubles: string[] = [];
  const redis = connectRedis({
    url,
    warn: (what, error) => troubles.push(`${what}: ${String(error)}`),
    ...patient,
    ...options,
  });
  for (let turn = 0; turn < 500 && !redis.isUp(); turn += 1) await pause(10);
  const open = () => openProcess(folder, clock, built, undefined, redis);
  const process = open();
  let made = 0;
  /**
   * Answers one request as Next does: returns a fresh or stale page, and renders the page if it is not fresh.
   *
   * @param contentFrom date of the content for the render
   */
  const request = async (key: string, generation: number, contentFrom = clock.now) => {
    const found = await process.maker.get(key);
    const { answer, timeliness } = found;
    if (timeliness?.due !== 'fresh' || !answer) {
      made += 1;
      const page = pageOf(generation);
      contentDates.set(
        (page.pageData as { pageProps: { frame: object } }).pageProps.frame,
        contentFrom,
      );
      await pause(5);
      await process.maker.set(key, page, { revalidate: 60, expire: 86_400 }, found);
      await process.cache.settle();
      if (timeliness?.due !== 'stale') return generation;
    }
    return generationOf(answer?.value);
  };
  return {
    ...process,
    folder,
    redis,
    troubles,
    request,
    made: () => made,
    /** Opens another process on the same machine, or simulates a restart. */
    open,
    close: async () => {
      await redis.close();
      remove();
    },
  };
};

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
