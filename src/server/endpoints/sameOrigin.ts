import type { IncomingHttpHeaders } from 'node:http';
import { toRequestedHost } from '@/platform/process/requestedHost';
import { refuse, type SubmissionHandler } from './submissionEndpoint';

/**
 * Whether a request comes from a page of this host, as far as it says so. Browsers say it with every POST. A request
 * with JSON from elsewhere needs a permission that no call gives; this is the second lock.
 */
export const isSameOrigin = (headers: IncomingHttpHeaders): boolean => {
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === toRequestedHost(headers);
};

export const otherOrigin = () => refuse(403, 'This must be sent from a page of the same host');

/** Lets only pages of the same host through. */
export const onlySameOrigin =
  (handle: SubmissionHandler): SubmissionHandler =>
  async (body, host, request) =>
    isSameOrigin(request.headers) ? handle(body, host, request) : otherOrigin();
