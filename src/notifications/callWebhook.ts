import { sign } from '@/lib/signature';
import { withTimeout } from '@/lib/withTimeout';
import { type Outcome, toProblem } from './outcome';

/** In ms that whoever is called may take to answer. A lease is longer. */
export const webhookTimeout = 15_000;

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** What `fetch` says of itself is always the same; why it failed stands behind that. */
const describe = (error: unknown): string => {
  const { message, cause } = error as { message: string; cause?: Partial<NodeJS.ErrnoException> };
  const reason = cause?.message || cause?.code;
  return toProblem(reason ? `${message}: ${reason}` : message);
};

/**
 * Tells somebody else's program something, by POST and in JSON: signed like the messages that this shop takes itself
 * (`/api/revalidate`), over a body that says when. Redirects are not followed: what is signed for one address is nobody
 * else's. Never throws.
 *
 * @param id the same at each try, so that what comes twice can be told
 * @param now in ms since 1970; goes along as `timestamp`
 */
export const callWebhook = async (
  { url, secret }: Webhook,
  id: string,
  content: object,
  now: number,
  timeout: number = webhookTimeout,
): Promise<Outcome> => {
  const body = JSON.stringify({ id, timestamp: now, ...content });
  const abort = new AbortController();
  try {
    const answer = await withTimeout(
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: abort.signal,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Idempotency-Key': `"${id}"`,
          'X-Order-Signature': `sha256=${sign(secret, body)}`,
        },
        body,
      }),
      timeout,
    );
    // What it says beside its status is nobody's concern, however long it is.
    void answer.body?.cancel().catch(() => {});
    return answer.ok ? { kind: 'sent' } : { kind: 'later', problem: `answered ${answer.status}` };
  } catch (error) {
    abort.abort();
    return { kind: 'later', problem: describe(error) };
  }
};
