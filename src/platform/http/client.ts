import { toHttpError, toLabel } from '@troupe/basics/http/httpError';
import { type HttpAnswer, toJsonAnswer } from './jsonAnswer';
import { toDefaultRetries, withRetries } from '@troupe/basics/http/retries';
import { checkFetchUrl, checkPayloadUrl } from './safeUrl';

export interface FetchOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. A string must already be JSON. */
  readonly body?: string | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  /** For the whole call in ms: all attempts, including the body of the response. */
  readonly timeout?: number;
  /** Retries after a failure. The default is 1 for a read, and 0 for a write, which could be executed twice. */
  readonly retries?: number;
}

const toInit = ({ method, body, headers, cache }: FetchOptions): RequestInit => ({
  ...(method && { method }),
  ...(cache && { cache }),
  ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  headers: {
    ...(body !== undefined && { Accept: 'application/json', 'Content-Type': 'application/json' }),
    ...headers,
  },
  // A redirected write could become a read, or go to another host.
  ...(method !== 'GET' && { redirect: 'error' as const }),
});

/**
 * Calls an address from a browser and reads JSON (spec section 7). A status below 400 is a success. Calls of the server
 * to other hosts go through `outboundClient`.
 *
 * @throws UnsafeUrlError when browsers read the address as one that starts with `//`
 * @throws HttpError when the call fails
 */
export const fetchAnswer = async (
  url: string,
  {
    method = 'GET',
    timeout = 10_000,
    retries = toDefaultRetries(method),
    ...rest
  }: FetchOptions = {},
): Promise<HttpAnswer> => {
  checkFetchUrl(url);
  const label = toLabel(method, url);
  const signal = AbortSignal.timeout(timeout);
  const attempt = async () => {
    try {
      const response = await fetch(url, { ...toInit({ method, ...rest }), signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw toHttpError(error, { label, timeoutMs: timeout, isLate: signal.aborted });
    }
  };
  const { status, text } = await withRetries(retries, signal, attempt);
  return toJsonAnswer(label, status, text);
};

/** Returns the JSON body of a call, see {@link fetchAnswer}. It is not validated. */
export const fetchJson = async (url: string, options?: FetchOptions): Promise<unknown> =>
  (await fetchAnswer(url, options)).body;

/**
 * Fetches data for a navigation from the same origin.
 *
 * @param path such as `/api/shop/1/krakow`
 * @throws UnsafeUrlError when it has a host
 * @throws HttpError when the call fails
 */
export const fetchPayload = async (path: string, options?: FetchOptions): Promise<unknown> => {
  checkPayloadUrl(path);
  return fetchJson(path, options);
};
