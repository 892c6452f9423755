import { HttpError } from '@/http/httpError';

/** What one answer may be at most. */
const mostBytes = 20_000_000;
const mostRedirects = 2;

export interface CmsAnswer {
  /** The answer's list, before anyone has looked inside. */
  readonly items: readonly unknown[];
  /** How many there are on all pages together. */
  readonly total: number;
  /** When the server wrote it by its own clock, in ms since 1970. */
  readonly at: number;
}

export interface AskOptions {
  /** For the whole call, in ms. */
  readonly timeout: number;
  /** `user:application password` */
  readonly credentials?: string;
}

/** Without what might be secret: a query is none of the log's business. */
const nameOf = (url: URL) => `GET ${url.origin}${url.pathname}`;

const readText = async (response: Response, name: string): Promise<string> => {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      throw new HttpError('not-json', `${name}: the answer has more than ${mostBytes} bytes`);
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** Follows redirects within the same origin only: credentials and trust belong to the host that was configured. */
const follow = async (url: URL, init: RequestInit, redirects = 0): Promise<Response> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status >= 400 || location === null) return response;
  await response.body?.cancel();
  const target = URL.canParse(location, url) ? new URL(location, url) : undefined;
  if (target?.origin !== url.origin || redirects >= mostRedirects) {
    throw new HttpError(
      'status',
      `${nameOf(url)}: leads to another host, or on and on`,
      response.status,
    );
  }
  return follow(target, init, redirects + 1);
};

const parse = (text: string, response: Response, name: string): CmsAnswer => {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    throw new HttpError('not-json', `${name}: the answer is no JSON`);
  }
  const total = response.headers.get('x-wp-total') ?? '';
  if (!Array.isArray(items) || !/^\d+$/.test(total)) {
    throw new HttpError('not-json', `${name}: the answer is no list of a WordPress`);
  }
  const at = Date.parse(response.headers.get('date') ?? '');
  return { items, total: Number(total), at: Number.isNaN(at) ? Date.now() : at };
};

/**
 * Asks a WordPress for one page of a list, once.
 *
 * @throws HttpError when there is no such answer, whatever the reason
 */
export const askCms = async (
  url: URL,
  { timeout, credentials }: AskOptions,
): Promise<CmsAnswer> => {
  const name = nameOf(url);
  const signal = AbortSignal.timeout(timeout);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (credentials !== undefined) {
    headers['Authorization'] = `Basic ${Buffer.from(credentials).toString('base64')}`;
  }
  try {
    const response = await follow(url, { headers, signal });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new HttpError('status', `${name}: status ${response.status}`, response.status);
    }
    return parse(await readText(response, name), response, name);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new HttpError('timeout', `${name}: no answer within ${timeout} ms`);
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new HttpError('unreachable', `${name}: no answer: ${String(cause)}`);
  }
};
