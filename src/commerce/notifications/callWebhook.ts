import { sign } from '@/lib/signature';
import { describeNoAnswer, HttpError } from '@troupe/basics/http/httpError';
import { API_HEADERS, callHost } from '@troupe/basics/http/outboundClient';
import { type Outcome, toProblem } from './outcome';

/** In ms, for the response. Must be shorter than the lease. */
export const webhookTimeout = 15_000;

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Without the address, which may have a secret in its path: the problem is stored with the order. */
const describe = (error: unknown, timeout: number): string =>
  error instanceof HttpError && error.problem === 'timeout'
    ? `No answer within ${timeout} ms`
    : toProblem(describeNoAnswer(error));

/**
 * Calls a webhook by POST with a JSON body. The body has a timestamp and is signed like the requests to
 * `/api/revalidate`. Does not follow redirects, because the content is only for the configured address. Never throws.
 *
 * @param id the same for each attempt, so that the receiver can detect duplicates
 * @param now in ms since 1970; sent as `timestamp`
 */
export const callWebhook = async (
  { url, secret }: Webhook,
  id: string,
  content: object,
  now: number,
  timeout: number = webhookTimeout,
): Promise<Outcome> => {
  const body = JSON.stringify({ id, timestamp: now, ...content });
  try {
    const { status } = await callHost(url, {
      method: 'POST',
      headers: {
        ...API_HEADERS,
        'Content-Type': 'application/json; charset=utf-8',
        'Idempotency-Key': `"${id}"`,
        'X-Order-Signature': `sha256=${sign(secret, body)}`,
      },
      body,
      timeoutMs: timeout,
      // Only the status matters.
      maxBytes: 0,
    });
    return status >= 200 && status < 300
      ? { kind: 'sent' }
      : { kind: 'later', problem: `answered ${status}` };
  } catch (error) {
    return { kind: 'later', problem: describe(error, timeout) };
  }
};
