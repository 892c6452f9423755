import { toFields } from '@/lib/fields';

/** What came of one call. `silent`: no whole answer, so that it may be the host that is in trouble. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly etag: string | null;
      readonly contentLanguage: string | null;
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'silent';
      readonly reason: string;
      /** How long after the call began it had surely been heard, in ms: 0 where there is no sign that it ever was. */
      readonly heardAfter: number;
    };

interface AskOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** For all of it, down to the last byte, in ms. */
  readonly timeout: number;
  /** Of the unpacked body. */
  readonly mostBytes: number;
  /** In ms. */
  readonly now?: () => number;
}

class TooLargeError extends Error {}

const isNoText = (error: unknown) =>
  toFields(error)['code'] === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** Stops reading where the bound is: neither a long body nor a small one that unpacks to a long one fills the memory. */
const readText = async ({ body }: Response, mostBytes: number): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const bytes = part.value as Uint8Array;
    size += bytes.length;
    if (size > mostBytes) {
      await reader?.cancel();
      throw new TooLargeError();
    }
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
};

/** The system's own code for what went wrong, such as ECONNREFUSED: the messages differ from one call to the next. */
const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'no code';
  if ('cause' in error && error.cause) return codeOf(error.cause);
  return 'code' in error && typeof error.code === 'string' ? error.code : 'no code';
};

/**
 * One call that reads JSON. Redirects are not followed: what answers elsewhere is not the back end that the operator
 * named. Never tried again (spec section 7 would have it so for some statuses): the loader asks anew in its own time,
 * and one that is in trouble must not get twice the calls.
 *
 * @returns never rejects
 */
export const ask = async (
  url: string,
  { headers, timeout, mostBytes, now = Date.now }: AskOptions,
): Promise<Reply> => {
  const signal = AbortSignal.timeout(timeout);
  const startedAt = now();
  let heardAfter = 0;
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...headers },
      redirect: 'manual',
      cache: 'no-store',
      signal,
    });
    heardAfter = now() - startedAt;
    const { status } = response;
    if (status === 304) return { kind: 'unchanged' };
    if (status !== 200) {
      await response.body?.cancel();
      return { kind: 'refused', reason: `is answered with status ${status}` };
    }
    return {
      kind: 'answer',
      text: await readText(response, mostBytes),
      etag: response.headers.get('etag'),
      contentLanguage: response.headers.get('content-language'),
    };
  } catch (error) {
    if (error instanceof TooLargeError) {
      return { kind: 'refused', reason: `has more than ${mostBytes} bytes` };
    }
    if (isNoText(error)) return { kind: 'refused', reason: 'is not text in UTF-8' };
    const why = signal.aborted ? 'no whole answer in time' : `no answer (${codeOf(error)})`;
    return { kind: 'silent', reason: `gets ${why}`, heardAfter };
  }
};
