import { getCacheControlHeader } from 'next/dist/server/lib/cache-control';
import type { CacheControl } from '@troupe/page-cache';
import type { Encoding } from './encoding';
import type { CacheHit } from './responseCache';
import type { PageAddress } from './pageAddress';

type Pairs = readonly string[];

/** Returns alternating names and values, the form that Node writes without conversion. Do not modify the result. */
type HeadersOf = (hit: CacheHit, encoding: Encoding) => Pairs;

export interface PageHeaders {
  readonly whole: HeadersOf;
  /** Headers of a 304 response. */
  readonly unchanged: (hit: CacheHit) => Pairs;
}

/** The cached headers for one body, and the values in them that change over time. */
interface Made {
  readonly pairs: Pairs;
  readonly isStale: boolean;
  /** In whole seconds, so the headers are valid for one second. */
  readonly revalidate: CacheControl['revalidate'];
}

const documentType = 'text/html; charset=utf-8';
const dataType = 'application/json; charset=utf-8';

const toPairs = (headers: Readonly<Record<string, string>>): Pairs =>
  Object.entries(headers).flat();

/**
 * Builds the headers that Next sends with a page from the page cache. Data has no `stale-while-revalidate`: browsers that
 * prefetch the data of visible links would revalidate each of them behind every page, and Chromium never reports the end
 * of such a request to tools that wait for the network to rest.
 *
 * @param further the site's own headers of each kind, such as security headers
 */
export const createPageHeaders = (
  further: Readonly<Record<PageAddress['kind'], Readonly<Record<string, string>>>>,
): PageHeaders => {
  const always: Readonly<Record<PageAddress['kind'], Pairs>> = {
    document: toPairs(further.document),
    data: toPairs(further.data),
  };

  const common = ({ page, lifetime, isStale }: CacheHit): string[] => [
    ...always[page.kind],
    ...(page.kind === 'data' ? ['x-nextjs-matched-path', page.file] : []),
    'x-nextjs-cache',
    isStale ? 'STALE' : 'HIT',
    'Cache-Control',
    getCacheControlHeader({
      revalidate: lifetime.revalidate,
      expire: page.kind === 'document' ? lifetime.expire : undefined,
    }),
    'ETag',
    page.etag,
    'Vary',
    'Accept-Encoding',
  ];

  const whole: HeadersOf = (hit, encoding) => {
    const pairs = common(hit);
    pairs.push('Content-Type', hit.page.kind === 'document' ? documentType : dataType);
    pairs.push('Content-Length', String(hit.body.length));
    if (encoding !== 'identity') pairs.push('Content-Encoding', encoding);
    return pairs;
  };

  /** Each body belongs to one rendered version of one page in one encoding. */
  const made = new WeakMap<Buffer, Made>();

  return {
    whole: (hit, encoding) => {
      const { body, isStale, lifetime } = hit;
      const known = made.get(body);
      const isSame = known?.isStale === isStale && known.revalidate === lifetime.revalidate;
      if (isSame) return known.pairs;
      const pairs = whole(hit, encoding);
      made.set(body, { pairs, isStale, revalidate: lifetime.revalidate });
      return pairs;
    },
    unchanged: common,
  };
};
