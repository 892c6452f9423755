import { getCacheControlHeader } from 'next/dist/server/lib/cache-control';
import type { CacheControl } from '@/cache/entry';
import {
  buildDocumentHeaders,
  buildResourceHeaders,
  type SecurityEnv,
} from '@/security/securityHeaders';
import type { Encoding } from './encoding';
import type { Hit } from './hotPages';
import type { PageAddress } from './pageAddress';

type Pairs = readonly string[];

/** Names and values in turn, the way Node takes them without looking at them once more. Not to be changed by anybody. */
type HeadersOf = (hit: Hit, encoding: Encoding) => Pairs;

export interface PageHeaders {
  readonly whole: HeadersOf;
  /** Of an answer that says: what you have is still good. */
  readonly unchanged: (hit: Hit) => Pairs;
}

/** What was made for one body, and what of it changes with time. */
interface Made {
  readonly pairs: Pairs;
  readonly isStale: boolean;
  /** In whole seconds, so it holds for one. */
  readonly revalidate: CacheControl['revalidate'];
}

const documentType = 'text/html; charset=utf-8';
const dataType = 'application/json; charset=utf-8';

const toPairs = (headers: Readonly<Record<string, string>>): Pairs =>
  Object.entries(headers).flat();

/** The same that Next sends with a page out of the page cache. */
export const createPageHeaders = (env: SecurityEnv): PageHeaders => {
  const always: Readonly<Record<PageAddress['kind'], Pairs>> = {
    document: toPairs(buildDocumentHeaders(env, false)),
    data: toPairs(buildResourceHeaders(env, false)),
  };

  const common = ({ page, lifetime, isStale }: Hit): string[] => [
    ...always[page.kind],
    ...(page.kind === 'data' ? ['x-nextjs-matched-path', page.file] : []),
    'x-nextjs-cache',
    isStale ? 'STALE' : 'HIT',
    'Cache-Control',
    getCacheControlHeader({ revalidate: lifetime.revalidate, expire: lifetime.expire }),
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

  /** A body is of one generation of one page, in one encoding. */
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
