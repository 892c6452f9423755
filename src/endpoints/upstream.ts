import { fetchAnswer } from '@/http/client';
import { HttpError } from '@/http/httpError';
import { log } from '@/log/log';

/** For what a visitor sends, which must not be given up lightly. In ms. */
const sendingTimeout = 15_000;

/** What the back end answered, or what stands for an answer that never came. */
export interface UpstreamAnswer {
  readonly status: number;
  readonly body: unknown;
}

const toUrl = (apiUrl: string, path: string): string => {
  const url = new URL(apiUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url.href;
};

const refusal = (status: number, message: string): UpstreamAnswer => ({
  status,
  body: { status: 'error', message, issues: [{ path: '', message }] },
});

/**
 * Hands a cart on to the back end at `API_URL`, once: another try might order twice (spec section 7).
 *
 * @param body as it was posted, in JSON
 * @returns the back end's own status and JSON; 504 when it is slow, 502 when it is down or does not speak JSON. Never
 *   throws.
 */
export const forwardCart = async (apiUrl: string, body: string): Promise<UpstreamAnswer> => {
  try {
    return await fetchAnswer(toUrl(apiUrl, 'cart'), {
      method: 'POST',
      body,
      headers: {
        'Cache-Control': 'no-cache',
        Pragma: 'no-cache',
        'Content-Type': 'application/json',
      },
      timeout: sendingTimeout,
    });
  } catch (error) {
    if (error instanceof HttpError && error.status !== undefined && error.body !== undefined) {
      return { status: error.status, body: error.body };
    }
    log.error('cart: not taken by the back end', { error });
    return error instanceof HttpError && error.problem === 'timeout'
      ? refusal(504, 'The back end did not answer in time')
      : refusal(502, 'The back end could not be reached');
  }
};
