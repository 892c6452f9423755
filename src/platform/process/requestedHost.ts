import type { IncomingHttpHeaders } from 'node:http';
import { isBehindCacheServer } from './behindCacheServer';

/**
 * The requested host. Behind the cache server, it is in `x-forwarded-host`, because `Host` has the internal name of the
 * site. The cache server replaces any value that the client sent. Elsewhere the client can set that header, so it is
 * ignored.
 */
export const toRequestedHost = (headers: IncomingHttpHeaders): string | undefined => {
  const forwarded = headers['x-forwarded-host'];
  return isBehindCacheServer() && typeof forwarded === 'string' ? forwarded : headers.host;
};
