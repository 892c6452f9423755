/* Import this file before any module that makes calls: the HTTP client reads `fetch` when it is loaded. */

/** A response of the API. `offline`: no response at all. */
export type ApiAnswer = { readonly status: number; readonly body: unknown } | 'offline';

interface ApiCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const calls: ApiCall[] = [];
let answer: (call: ApiCall) => ApiAnswer | Promise<ApiAnswer> = () => 'offline';

const toResponse = ({ status, body }: Exclude<ApiAnswer, string>) => ({
  status,
  ok: status < 400,
  statusText: '',
  headers: new Headers({ 'content-type': 'application/json' }),
  body: true,
  text: () => Promise.resolve(JSON.stringify(body)),
});

const fetchInTest = async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
  const call = {
    path,
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
  };
  calls.push(call);
  const answered = await answer(call);
  if (answered === 'offline') throw new TypeError('Failed to fetch');
  return toResponse(answered);
};

Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetchInTest });

/**
 * Replaces the network in tests with a browser.
 *
 * @returns the calls from now on; the list grows as they arrive
 */
export const answerCalls = (how: typeof answer): readonly ApiCall[] => {
  calls.length = 0;
  answer = how;
  return calls;
};

/**
 * Replaces the network in tests of forms.
 *
 * @param read answers the calls that read. Default: the API is down
 * @returns the calls that write; the list grows as they arrive
 */
export const answerPosts = (
  how: typeof answer,
  read: typeof answer = () => 'offline',
): readonly ApiCall[] => {
  const posts: ApiCall[] = [];
  answerCalls((call) => {
    if (call.method === 'GET') return read(call);
    posts.push(call);
    return how(call);
  });
  return posts;
};
