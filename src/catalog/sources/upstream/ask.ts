import { decodeStrictUtf8 } from '@/lib/utf8';
import { describeNoAnswer, HttpError } from '@troupe/basics/http/httpError';
import { API_HEADERS, callHost } from '@troupe/basics/http/outboundClient';

/** The result of one call. `silent`: no complete answer, so the whole host may be down. */
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
      /** When the host had certainly received the call, in ms after its start; 0 if there is no sign of that. */
      readonly heardAfter: number;
    };

interface AskOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** For the whole call with its retries, up to the last byte, in ms. */
  readonly timeout: number;
  /** Attempts after a failure (spec section 7). */
  readonly retries: number;
  /** The limit for the decompressed body. */
  readonly mostBytes: number;
  /** In ms. */
  readonly now?: () => number;
}

const apiHeaders = {
  ...API_HEADERS,
  Accept: 'application/json',
  // Caches on the way have their own idea of how long an answer is fresh.
  'Cache-Control': 'no-cache',
  Pragma: 'no-cache',
};

/**
 * Makes one call that reads JSON. Does not follow redirects: another address is not the upstream that the operator
 * configured. Never rejects.
 */
export const ask = async (
  url: string,
  { headers, timeout, retries, mostBytes, now = Date.now }: AskOptions,
): Promise<Reply> => {
  const startedAt = now();
  let heardAfter = 0;
  try {
    const response = await callHost(url, {
      headers: { ...apiHeaders, ...headers },
      timeoutMs: timeout,
      retries,
      maxBytes: mostBytes,
      onResponse: () => {
        heardAfter = now() - startedAt;
      },
    });
    const { status } = response;
    if (status === 304) return { kind: 'unchanged' };
    if (status !== 200) {
      return { kind: 'refused', reason: `is answered with status ${status}` };
    }
    const text = decodeStrictUtf8(response.body);
    if (text === undefined) return { kind: 'refused', reason: 'is not text in UTF-8' };
    const { etag = null, 'content-language': contentLanguage = null } = response.headers;
    return { kind: 'answer', text, etag, contentLanguage };
  } catch (error) {
    const problem = error instanceof HttpError ? error.problem : undefined;
    if (problem === 'too-large') {
      return { kind: 'refused', reason: `has more than ${mostBytes} bytes` };
    }
    const why = problem === 'timeout' ? 'no whole answer in time' : describeNoAnswer(error);
    return { kind: 'silent', reason: `gets ${why}`, heardAfter };
  }
};
