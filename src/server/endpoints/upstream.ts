import { callJson } from '@/platform/http/callJson';
import { HttpError } from '@troupe/basics/http/httpError';
import { log } from '@/platform/log/log';

/** In ms. It is long, because a submission must not be lost. */
const timeoutMs = 15_000;
/** For the answer to a cart, which is an order or a list of issues. */
const maxBytes = 1_000_000;

/** The response of the back end, or a substitute if there is none. */
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
 * Forwards a cart to the back end at `API_URL`, without retries: a retry could order twice (spec section 7).
 *
 * @param body the posted JSON
 * @returns the back end's own status and JSON; 504 after a timeout, 502 if it is down or does not return JSON. Never
 *   throws.
 */
export const forwardCart = async (apiUrl: string, body: string): Promise<UpstreamAnswer> => {
  try {
    return await callJson(toUrl(apiUrl, 'cart'), {
      method: 'POST',
      body,
      headers: {
        'Cache-Control': 'no-cache',
        Pragma: 'no-cache',
        'Content-Type': 'application/json',
      },
      timeoutMs,
      maxBytes,
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
