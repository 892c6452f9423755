import type { IncomingHttpHeaders } from 'node:http';
import { toRequestedHost } from '@/lib/requestedHost';

/**
 * Whether a request comes from a page of this host, as far as it says so. Browsers say it with every POST. A request
 * with JSON from elsewhere needs a permission that no call gives; this is the second lock.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean => {
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === toRequestedHost(headers);
};
