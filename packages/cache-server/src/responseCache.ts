import { generateETag } from 'next/dist/server/lib/etag';
import {
  type CacheControl,
  type Entry,
  type Invalidations,
  type PageCache,
  type PageValue,
  toCacheControl,
  toFreshness,
} from '@troupe/page-cache';
import { createClockCache } from '@troupe/basics/clockCache';
import { createSingleFlight } from '@troupe/basics/singleFlight';
import { compress, type Encoding } from './encoding';
import type { PageAddress } from './pageAddress';
import { createRecompression } from './recompression';

/** In bytes. */
const mostMemory = 64 * 1024 * 1024;
/** Number of pages that only the renderer has, because they could not be written to disk. */
const mostElsewhere = 10_000;
/** In ms: a stale page is served from memory for this long before the page cache is checked for a newer one. */
const lookAfter = 20;

/** One rendered version of one page, as it is sent. */
export interface CachedResponse extends PageAddress, Pick<Entry, 'startedAt' | 'madeAt'> {
  readonly invalidationVersion: number | undefined;
  readonly cacheControl: CacheControl;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer | undefined>>;
  /** Whether the bytes with Brotli are as few as they can be. */
  readonly isSmallest: boolean;
  readonly lookedAt: number;
}

/** A page that may be served now. */
export interface CacheHit {
  readonly page: CachedResponse;
  readonly body: Buffer;
  readonly isStale: boolean;
  /** The rest of the revalidation period. */
  readonly lifetime: CacheControl;
}

interface ResponseCacheParts {
  readonly cache: PageCache;
  readonly outdated: Pick<Invalidations, 'invalidationsOn'>;
  readonly now?: () => number;
}

const weigh = ({ bytes }: CachedResponse): number =>
  Object.values(bytes).reduce((sum, body) => sum + (body?.length ?? 0), 1000);

/** @returns undefined for a page that Next would send with its own status or headers */
const toText = ({ html, pageData, headers, status }: PageValue, kind: PageAddress['kind']) => {
  const isPlain = (status ?? 200) === 200 && Object.keys(headers ?? {}).length === 0;
  if (!isPlain) return undefined;
  return kind === 'document' ? html : JSON.stringify(pageData);
};

/**
 * No object spread: objects created by spread do not share a hidden class. Serving a thousand pages in turn ran at 0.8 of
 * the speed with it.
 */
const createPage = (
  page: Omit<CachedResponse, 'bytes' | 'isSmallest'>,
  bytes: CachedResponse['bytes'],
  isSmallest: boolean,
): CachedResponse => ({
  key: page.key,
  path: page.path,
  file: page.file,
  kind: page.kind,
  startedAt: page.startedAt,
  madeAt: page.madeAt,
  invalidationVersion: page.invalidationVersion,
  cacheControl: { revalidate: page.cacheControl.revalidate, expire: page.cacheControl.expire },
  etag: page.etag,
  bytes,
  isSmallest,
  lookedAt: page.lookedAt,
});

/**
 * Response cache: keeps pages from the page cache that may be served, compressed, in memory. A page that must be
 * rendered first is not in it.
 */
export const createResponseCache = ({ cache, outdated, now = Date.now }: ResponseCacheParts) => {
  const pages = createClockCache<CachedResponse>(mostMemory, weigh);
  const elsewhere = createClockCache<true>(mostElsewhere);
  const recompression = createRecompression({
    onDone: (id, body, smaller) => {
      const page = pages.get(id);
      // There may be another version by now.
      if (page?.bytes.br !== body) return;
      const { gzip, identity } = page.bytes;
      pages.set(id, createPage(page, { br: smaller, gzip, identity }, true));
    },
  });
  const looking = createSingleFlight<CacheHit | undefined>(async () => {});

  const toHit = (page: CachedResponse, encoding: Encoding): CacheHit | undefined => {
    const body = page.bytes[encoding];
    if (!body) return undefined;
    const { markedAt, isMissed } = outdated.invalidationsOn(page.path, page);
    const timeliness = toFreshness(page, { now: now(), markedAt, isMissed, retryAt: undefined });
    if (timeliness.due === 'outdated') return undefined;
    const lifetime = toCacheControl(page, timeliness);
    return { page, body, isStale: timeliness.due === 'stale', lifetime };
  };

  const readPage = async (
    id: string,
    address: PageAddress,
    encoding: Encoding,
  ): Promise<CacheHit | undefined> => {
    if (elsewhere.get(address.key)) return undefined;
    const lookedAt = now();
    const { entry, timeliness } = await cache.look(address.key);
    if (!entry || timeliness?.due === 'outdated' || entry.value?.kind !== 'PAGES') return undefined;
    const { startedAt, madeAt, invalidationVersion, cacheControl, value } = entry;
    const known = pages.get(id);
    const isSameRender = known?.startedAt === startedAt && known.madeAt === madeAt;
    const ready = isSameRender ? known.bytes[encoding] : undefined;
    const text = ready ? undefined : toText(value, address.kind);
    if (!ready && text === undefined) return undefined;
    const etag = isSameRender ? known.etag : generateETag(text ?? '');
    // Most pages that are rendered again are as they were.
    const same = known?.etag === etag ? known.bytes[encoding] : undefined;
    const body = same ?? (await compress(encoding, Buffer.from(text ?? ''), 'quick'));
    const latest = pages.get(id);
    const before = latest?.etag === etag ? latest : undefined;
    const bytesOf = (it: Encoding) => (it === encoding ? body : before?.bytes[it]);
    const bytes = { br: bytesOf('br'), gzip: bytesOf('gzip'), identity: bytesOf('identity') };
    const page = createPage(
      {
        key: address.key,
        path: address.path,
        file: address.file,
        kind: address.kind,
        startedAt,
        madeAt,
        invalidationVersion,
        cacheControl,
        etag,
        lookedAt,
      },
      bytes,
      before?.isSmallest === true && before.bytes.br === bytes.br,
    );
    pages.set(id, page);
    return toHit(page, encoding);
  };

  return {
    /**
     * Finds a page in memory.
     *
     * @param id identifies the address
     */
    find: (id: string, encoding: Encoding): CacheHit | undefined => {
      const page = pages.get(id);
      const hit = page && toHit(page, encoding);
      if (hit && encoding === 'br' && !page.isSmallest) recompression.add(id, hit.body);
      return hit?.isStale && Math.abs(now() - hit.page.lookedAt) > lookAfter ? undefined : hit;
    },

    /** Reads from the page cache. Simultaneous calls share one read. Never rejects. */
    look: (id: string, address: PageAddress, encoding: Encoding): Promise<CacheHit | undefined> =>
      looking.fly(`${encoding} ${id}`, () =>
        readPage(id, address, encoding).catch(() => undefined),
      ),

    /** Records that the renderer has rendered a page again. */
    noteMade: (key: string, isKept: boolean): void => {
      cache.forget(key);
      if (isKept) elsewhere.delete(key);
      else elsewhere.set(key, true);
    },
  };
};

export type ResponseCache = ReturnType<typeof createResponseCache>;
