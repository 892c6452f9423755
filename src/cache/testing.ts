import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dateContent } from '@/lib/contentDate';
import type { BuiltPages } from './builtPages';
import type { Entry, PageValue } from './entry';
import { createOutdatedPages } from './outdatedPages';
import { createPageCache } from './pageCache';
import { createPageStore } from './pageStore';
import { connectRedis, type RedisConnection, type RedisOptions } from './redis/connection';
import { createRedisLocks } from './redis/redisLocks';
import { createRedisMarks } from './redis/redisMarks';
import { createRedisPages } from './redis/redisPages';
import { createSharedStore } from './sharedStore';
import { createTurns } from './turns';

/** A page that says in document and data which generation it is of. */
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

export const nothingBuilt: BuiltPages = { has: () => false, read: async () => undefined };

/** Pages as a build left them, each under its own key. */
export const builtPages = (pages: Readonly<Record<string, Entry>>): BuiltPages => ({
  has: (key) => key in pages,
  read: async (key) => pages[key],
});

export const temporaryFolder = (): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-pages-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Of all keys that tests have in Redis. */
export const prefix = 'troupe-test:shop:build';

export interface Clock {
  now: number;
}

/**
 * A process of its own, as far as the page cache goes: nothing is shared with another but the folder, and Redis where
 * there is one.
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
  const complain = (what: string) => complaints.push(what);
  const marks = redis && createRedisMarks(redis, prefix);
  const outdated = createOutdatedPages(join(folder, 'outdated'), now, marks);
  const own = createPageStore(folder, bounds, now);
  const pages = redis && createRedisPages(redis, prefix, complain, now);
  const locks = redis && createRedisLocks(redis, prefix);
  const cache = createPageCache({
    store: pages ? createSharedStore({ own, pages, complain, now }) : own,
    built,
    outdated,
    demandContentFrom: (moment) => demands.push(moment),
    complain,
    onMade: (key) => locks?.release(key),
    onTried: (outcome, ms) => tries.push(`${outcome} ${ms}`),
    now,
  });
  const maker = locks ? createTurns(cache, locks) : cache;
  /** Makes a generation of a page the way Next does. */
  const make = async (key: string, generation: number | null, revalidate = 60) => {
    const found = await cache.get(key);
    const value = generation === null ? null : pageOf(generation);
    await cache.set(key, value, { revalidate, expire: 86_400 }, found);
    await cache.settle();
  };
  /** Tries to make a page the way Next does, in vain: it then hands the old one back. */
  const fail = async (key: string) => {
    const found = await cache.get(key);
    if (!found.answer) throw new Error('Nothing to fall back to');
    await cache.set(key, found.answer.value, { revalidate: 3 }, found);
  };
  /** What a visitor gets: the generation, and whether it is fresh, stale or awaited anew. */
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

/** For tests on a busy machine: whoever is asked has all the time in the world. */
const patient = { patience: 10_000, slowAfter: 10_000 };

/**
 * An instance on a machine of its own: its own folder, and a connection to the Redis of all.
 *
 * @param options without any, it waits for as long as an answer takes
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
    complain: (what, error) => troubles.push(`${what}: ${String(error)}`),
    ...patient,
    ...options,
  });
  for (let turn = 0; turn < 500 && !redis.isUp(); turn += 1) await pause(10);
  const open = () => openProcess(folder, clock, built, undefined, redis);
  const process = open();
  let made = 0;
  /**
   * One request, as Next answers it: shows what may be shown, and makes the page where it is due, before or after.
   *
   * @param contentFrom of what it would be made of
   */
  const request = async (key: string, generation: number, contentFrom = clock.now) => {
    const found = await process.maker.get(key);
    const { answer, timeliness } = found;
    if (timeliness?.due !== 'fresh' || !answer) {
      made += 1;
      const page = pageOf(generation);
      dateContent((page.pageData as { pageProps: { frame: object } }).pageProps.frame, contentFrom);
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
    /** Another process on the same machine, or the same after a restart. */
    open,
    close: async () => {
      await redis.close();
      remove();
    },
  };
};

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
