import { createPageHeaders } from './pageHeaders';
import type { CacheHit } from './responseCache';

const headers = createPageHeaders({ document: {}, data: {} });

const cacheControlOf = (kind: 'document' | 'data') => {
  const page = { kind, file: '/[site]', etag: '"1"' };
  const hit = {
    page,
    body: Buffer.from('{}'),
    lifetime: { revalidate: 60, expire: 3600 },
    isStale: false,
  };

  const pairs = headers.whole(hit as unknown as CacheHit, 'identity');
  return pairs[pairs.indexOf('Cache-Control') + 1];
};

it('caches may show a document while they fetch the next version', () => {
  expect(cacheControlOf('document')).toBe('s-maxage=60, stale-while-revalidate=3540');
});

it('browsers do not revalidate the data of links behind a page', () => {
  expect(cacheControlOf('data')).toBe('s-maxage=60');
});
