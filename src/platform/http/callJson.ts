import { decodeUtf8 } from '@/lib/utf8';
import { HttpError, toLabel } from '@troupe/basics/http/httpError';
import { type HttpAnswer, toJsonAnswer } from './jsonAnswer';
import { API_HEADERS, callHost, type OutboundOptions } from '@troupe/basics/http/outboundClient';
import { toDefaultRetries } from '@troupe/basics/http/retries';

/**
 * Calls an API of another host and reads JSON (spec section 7). A status below 400 is a success, unless it is a redirect
 * that is not followed. A read is retried once, a write is not.
 *
 * @throws HttpError when the call fails
 */
export const callJson = async (url: string, options: OutboundOptions): Promise<HttpAnswer> => {
  const { method = 'GET', headers } = options;
  const { status, body } = await callHost(url, {
    retries: toDefaultRetries(method),
    ...options,
    headers: { ...API_HEADERS, Accept: 'application/json', ...headers },
    readsErrors: true,
  });
  const label = toLabel(method, url);
  if (status >= 300 && status < 400) {
    throw new HttpError('status', `${label}: redirects, which is not followed`, status);
  }
  return toJsonAnswer(label, status, decodeUtf8(body));
};
