import { generateETag } from 'next/dist/server/lib/etag';
import type { CacheControl, Entry, PageValue } from '@/cache/entry';
import type { OutdatedPages } from '@/cache/outdatedPages';
import type { PageCache } from '@/cache/pageCache';
import { toCacheControl, toTimeliness } from '@/cache/timeliness';
import { createBoundedMap } from '@/lib/boundedMap';
import { createSingleFlight } from '@/lib/singleFlight';
import { compress, type Encoding } from './encoding';
import type { PageAddress } from './pageAddress';

/** In bytes. */
const mostMemory = 64 * 1024 * 1024;
/** Pages that only the renderer has, because the disk did not take them. */
const mostElsewhere = 10_000;
/** In ms: how long a stale page is given before it is looked whether there is another by now. */
const lookAfter = 20;

/** One generation of one page, as it goes over the wire. */
export interface HotPage extends PageAddress, Pick<Entry, 'startedAt' | 'madeAt'> {
  readonly marksTo: number | undefined;
  readonly cacheControl: CacheControl;
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer | undefined>>;
  readonly lookedAt: number;
}

/** A page that may be given now. */
export interface Hit {
  readonly page: HotPage;
  readonly body: Buffer;
  readonly isStale: boolean;
  /** What is left of the window. */
  readonly lifetime: CacheControl;
}

interface HotPagesParts {
  readonly cache: PageCache;
  readonly outdated: Pick<OutdatedPages, 'marksOn'>;
  readonly now?: () => number;
}

const weigh = ({ bytes }: HotPage): number =>
  Object.values(bytes).reduce((sum, body) => sum + (body?.length ?? 0), 1000);

/** Nothing for a page that Next would send with more than its body. */
const toText = ({ html, pageData, headers, status }: PageValue, kind: PageAddress['kind']) => {
  const isPlain = (status ?? 200) === 200 && Object.keys(headers ?? {}).length === 0;
  if (!isPlain) return undefined;
  return kind === 'document' ? html : JSON.stringify(pageData);
};

/**
 * What lies in the page cache and may be shown, compressed and ready to be sent. Whatever must be made first is not here:
 * that is for the renderer.
 */
export const createHotPages = ({ cache, outdated, now = Date.now }: HotPagesParts) => {
  const pages = createBoundedMap<HotPage>(mostMemory, weigh);
  const elsewhere = createBoundedMap<true>(mostElsewhere);
  const looking = createSingleFlight<Hit | undefined>(async () => {});

  const toHit = (page: HotPage, encoding: Encoding): Hit | undefined => {
    const body = page.bytes[encoding];
    if (!body) return undefined;
    const { markedAt, isMissed } = outdated.marksOn(page.path, page);
    const timeliness = toTimeliness(page, { now: now(), markedAt, isMissed, retryAt: undefined });
    if (timeliness.due === 'outdated') return undefined;
    const lifetime = toCacheControl(page, timeliness);
    return { page, body, isStale: timeliness.due === 'stale', lifetime };
  };

  const readPage = async (
    id: string,
    address: PageAddress,
    encoding: Encoding,
  ): Promise<Hit | undefined> => {
    if (elsewhere.get(address.key)) return undefined;
    const lookedAt = now();
    const { entry, timeliness } = await cache.look(address.key);
    if (!entry || timeliness?.due === 'outdated' || entry.value?.kind !== 'PAGES') return undefined;
    const { startedAt, madeAt, marksTo, cacheControl, value } = entry;
    const known = pages.get(id);
    const isSame = known?.startedAt === startedAt && known.madeAt === madeAt;
    const ready = isSame ? known.bytes[encoding] : undefined;
    const text = ready && isSame ? undefined : toText(value, address.kind);
    if (!ready && text === undefined) return undefined;
    const body = ready ?? (await compress(encoding, Buffer.from(text ?? ''), 'quick'));
    const before = isSame ? pages.get(id)?.bytes : undefined;
    const bytesOf = (it: Encoding) => (it === encoding ? body : before?.[it]);
    // Field by field: objects that are put together from others have no shape in common, and a thousand pages in turn were
    // served at 0.8 of the speed.
    const page: HotPage = {
      key: address.key,
      path: address.path,
      file: address.file,
      kind: address.kind,
      startedAt,
      madeAt,
      marksTo,
      cacheControl: { revalidate: cacheControl.revalidate, expire: cacheControl.expire },
      etag: isSame ? known.etag : generateETag(text ?? ''),
      bytes: { br: bytesOf('br'), gzip: bytesOf('gzip'), identity: bytesOf('identity') },
      lookedAt,
    };
    pages.set(id, page);
    return toHit(page, encoding);
  };

  return {
    /**
     * At once, from memory.
     *
     * @param id tells addresses apart
     */
    find: (id: string, encoding: Encoding): Hit | undefined => {
      const page = pages.get(id);
      const hit = page && toHit(page, encoding);
      return hit?.isStale && Math.abs(now() - hit.page.lookedAt) > lookAfter ? undefined : hit;
    },

    /** From the page cache, once for however many ask at the same time. Never rejects. */
    look: (id: string, address: PageAddress, encoding: Encoding): Promise<Hit | undefined> =>
      looking.fly(`${encoding} ${id}`, () =>
        readPage(id, address, encoding).catch(() => undefined),
      ),

    /** The renderer has made a page anew. */
    noteMade: (key: string, isKept: boolean): void => {
      cache.forget(key);
      if (isKept) elsewhere.delete(key);
      else elsewhere.set(key, true);
    },
  };
};

export type HotPages = ReturnType<typeof createHotPages>;
