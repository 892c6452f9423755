import { FetchError, ofetch } from 'ofetch';
import { err, ok, type Result } from '@/lib/result';
import { HttpError } from './httpError';
import { checkFetchUrl, checkPayloadUrl } from './safeUrl';

/** Answers after which another try may go better (spec section 7). */
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** Between two tries, in ms. */
const retryDelay = 200;

export interface FetchOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; a string is taken to be JSON already. */
  readonly body?: string | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
  /** For the whole call in ms: every try, and the answer down to its last byte. */
  readonly timeout?: number;
  /** Further tries after a failed one: 1 for a read, none for a write, which might then be done twice. */
  readonly retries?: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

const parseJson = (text: string): Result<unknown, undefined> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(undefined);
  }
};

/** An address as messages may have it: a query or a user's name may hold a secret. */
const toLabel = (method: string, url: string) =>
  `${method} ${url.replace(/[?#].*$/s, '').replace(/\/\/[^/]*@/, '//')}`;

/** Network errors name their reason deep inside, such as ECONNREFUSED. */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('cause' in error && error.cause) return reasonOf(error.cause);
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'name' in error ? String(error.name) : 'unknown';
};

const toHttpError = (error: unknown, label: string, isLate: boolean): HttpError => {
  const response = error instanceof FetchError ? error.response : undefined;
  if (response) {
    const { status } = response;
    const parsed = response._data as Result<unknown, undefined> | undefined;
    const body = parsed?.ok ? parsed.value : undefined;
    return new HttpError('status', `${label}: status ${status}`, status, body);
  }
  if (isLate) return new HttpError('timeout', `${label}: no whole answer in time`);
  return new HttpError('unreachable', `${label}: no answer (${reasonOf(error)})`);
};

/**
 * One call that reads JSON (spec section 7), in browsers and on the server. Statuses below 400 are answers.
 *
 * @throws UnsafeUrlError when the address starts with `//`, in whatever disguise
 * @throws HttpError when the call fails
 */
export const fetchAnswer = async (
  url: string,
  {
    method = 'GET',
    timeout = 10_000,
    retries = method === 'GET' ? 1 : 0,
    ...rest
  }: FetchOptions = {},
): Promise<HttpAnswer> => {
  checkFetchUrl(url);
  const label = toLabel(method, url);
  // The client's own timer knows neither a second try nor an answer that stops half way.
  const signal = AbortSignal.timeout(timeout);
  const response = await ofetch
    .raw<Result<unknown, undefined>>(url, {
      ...rest,
      method,
      signal,
      // A write that is sent elsewhere would arrive as a read, or at a stranger's.
      ...(method === 'GET' ? {} : { redirect: 'error' as const }),
      retry: retries,
      retryDelay,
      retryStatusCodes: [...retryStatuses],
      // An error page that is no JSON must not hide its own status.
      parseResponse: parseJson,
    })
    .catch((error: unknown) => {
      throw toHttpError(error, label, signal.aborted);
    });
  const parsed = response._data;
  if (parsed?.ok) return { status: response.status, body: parsed.value };
  throw new HttpError('not-json', `${label}: the answer is not JSON`, response.status);
};

/** What a call answers with, see {@link fetchAnswer}. Not parsed any further: it may be any JSON. */
export const fetchJson = async (url: string, options?: FetchOptions): Promise<unknown> =>
  (await fetchAnswer(url, options)).body;

/**
 * Data of this same origin that a navigation needs.
 *
 * @param path such as `/api/shop/1/krakow`
 * @throws UnsafeUrlError when it has a host
 * @throws HttpError when the call fails
 */
export const fetchPayload = async (path: string, options?: FetchOptions): Promise<unknown> => {
  checkPayloadUrl(path);
  return fetchJson(path, options);
};
