import type { Entry } from './entry';
import { INVALIDATIONS_KEPT_MS } from './invalidations';
import { retryAfter, toAnswer, toFreshness } from './cacheControl';

const made = 1_000_000;
const page: Entry = {
  value: { kind: 'PAGES', html: '', pageData: {} },
  cacheControl: { revalidate: 60, expire: 86_400 },
  startedAt: made - 50,
  madeAt: made,
};
const at = (seconds: number, more: { markedAt?: number; retryAt?: number } = {}) =>
  toFreshness(page, { now: made + seconds * 1000, markedAt: 0, retryAt: undefined, ...more });

it('is fresh for the window, then stale for a day, then nobody sees it any more', () => {
  expect([at(0), at(59)]).toEqual([
    { due: 'fresh', forMs: 60_000 },
    { due: 'fresh', forMs: 1000 },
  ]);
  expect([at(60), at(86_400)].map(({ due }) => due)).toEqual(['stale', 'stale']);
  expect(at(86_401).due).toBe('outdated');
});

it('is outdated when making it began before it was marked, and only then', () => {
  expect(at(10, { markedAt: page.startedAt }).due).toBe('outdated');
  expect(at(10, { markedAt: made - 20 }).due).toBe('outdated');
  expect(at(10, { markedAt: page.startedAt - 1 }).due).toBe('fresh');
});

it('from ahead of the clock is not fresh until then, and outdated where anything was marked', () => {
  expect(at(-1).due).toBe('fresh');
  expect(at(-2).due).toBe('stale');
  expect(at(-2, { markedAt: 1 }).due).toBe('outdated');
});

it('is given as it is after making it anew has failed, and tried again later without anybody waiting', () => {
  const markedAt = made + 5000;
  const retryAt = made + 40_000;
  expect(at(10, { markedAt, retryAt })).toEqual({ due: 'fresh', forMs: 30_000 });
  expect(at(40, { markedAt, retryAt }).due).toBe('stale');
  expect(at(100_000, { retryAt }).due).toBe('stale');
});

it('lives for ever only until a mark on it could have been forgotten', () => {
  const forEver: Entry = { ...page, cacheControl: { revalidate: false } };
  const times = { markedAt: 0, retryAt: undefined };
  expect(toFreshness(forEver, { now: made + INVALIDATIONS_KEPT_MS, ...times })).toEqual({
    due: 'fresh',
    forMs: Number.POSITIVE_INFINITY,
  });
  expect(toFreshness(forEver, { now: made + INVALIDATIONS_KEPT_MS + 1, ...times }).due).toBe(
    'outdated',
  );
});

it('tries again when Next would: as soon as the window says, but after 3 to 30 seconds', () => {
  const after = (revalidate: number | false) =>
    retryAfter({ ...page, cacheControl: { revalidate } }) / 1000;
  expect([1, 5, 60, false as const].map(after)).toEqual([3, 5, 30, 3]);
});

/** How Next interprets an answer (IncrementalCache.get and getCacheControlHeader). */
const seenByNext = (seconds: number, clock: number) => {
  const { lastModified, cacheControl } = toAnswer(page, at(seconds), clock);
  const { revalidate, expire = 0 } = cacheControl;
  const isStale = lastModified === -1 || lastModified + Number(revalidate) * 1000 < clock;
  return [isStale, lastModified + expire * 1000 < clock, revalidate, expire - Number(revalidate)];
};

it('tells proxies what is left of the window, never a second one', () => {
  expect([0, 1, 59, 59.5].map((seconds) => seenByNext(seconds, 5_000_000))).toEqual([
    [false, false, 60, 86_340],
    [false, false, 59, 86_340],
    [false, false, 1, 86_340],
    [false, false, 1, 86_340],
  ]);
  expect([60, 3600, 86_400].map((seconds) => seenByNext(seconds, 5_000_000))).toEqual([
    [true, false, 1, 86_340],
    [true, false, 1, 86_340],
    [true, false, 1, 86_340],
  ]);
});

it('lets no proxy say for longer that there is no page', () => {
  const gone: Entry = { ...page, value: null, cacheControl: { revalidate: 5, expire: 86_400 } };
  const { cacheControl } = toAnswer(gone, { due: 'fresh', forMs: 3000 }, 5_000_000);
  expect(cacheControl).toEqual({ revalidate: 3, expire: 3 });
});

it('makes Next wait for a new generation of what is outdated', () => {
  expect(toAnswer(page, { due: 'outdated' }, 5_000_000).lastModified).toBe(-1);
});
