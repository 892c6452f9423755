import { withTimeout } from '@troupe/basics/withTimeout';
import type { Posted } from '@/commerce/orders/testing/postedCarts';

/** Uses a separate timer: a `fetch` can wait forever after its server is killed. */
const timeoutMs = 10_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The acknowledgement that a customer received. */
export interface Receipt {
  readonly cartId: string;
  readonly reference: string;
  readonly total: number;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
}

/** Counts of unsuccessful tries. */
export interface Tally {
  /** Tries without a response. */
  unanswered: number;
  /** Responses that asked for a retry. */
  unavailable: number;
  /** Orders created by an earlier try whose response was lost. */
  recovered: number;
}

const post = async (origin: string, cart: Posted) => {
  const response = await fetch(`${origin}/api/cart`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(cart),
  });
  return { status: response.status, text: await response.text() };
};

/** One try. @returns the receipt, or undefined if there was no response or a request to retry */
const trySubmit = async (
  origin: string,
  cart: Posted,
  tally: Tally,
): Promise<Receipt | undefined> => {
  const answer = await withTimeout(post(origin, cart), timeoutMs).catch(() => undefined);
  if (!answer) {
    tally.unanswered += 1;
    return undefined;
  }
  const { status, text } = answer;
  if (status === 503) {
    tally.unavailable += 1;
    return undefined;
  }
  if (status !== 200) throw new Error(`${status}: ${text}`);
  const { order } = JSON.parse(text) as {
    order: { reference: string; created_at: string; totals: { total: number } };
  };
  return {
    cartId: cart.id,
    reference: order.reference,
    total: order.totals.total,
    createdAt: order.created_at,
  };
};

/**
 * Sends a cart until it is acknowledged, the same body each time, as a browser does.
 *
 * @param signal ends the retries, which would otherwise continue forever if the shop is gone
 */
export const submit = async (
  origin: string,
  cart: Posted,
  tally: Tally,
  signal: AbortSignal,
): Promise<Receipt> => {
  for (let tries = 1; ; tries += 1) {
    signal.throwIfAborted();
    const started = new Date().toISOString();
    const receipt = await trySubmit(origin, cart, tally);
    if (receipt) {
      if (tries > 1 && receipt.createdAt < started) tally.recovered += 1;
      return receipt;
    }
    await sleep(50 + Math.random() * 100);
  }
};
