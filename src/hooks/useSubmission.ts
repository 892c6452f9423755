import { useRef, useState } from 'react';
import type { Submission } from '@/cart/submission';
import { fetchAnswer } from '@/http/client';
import { HttpError } from '@/http/httpError';
import { toFields } from '@/lib/fields';

/**
 * What became of a plan that was sent. `sent`: it is an order, as the API answers it. `known`: another plan was ordered
 * under its id. `refused`: the plan has to change. `failed`: nobody knows; sending the same again is safe.
 */
export type SubmissionOutcome =
  | { readonly kind: 'sent'; readonly order: unknown }
  | { readonly kind: 'known' | 'refused' | 'failed' };

/** In ms. Slow phones on slow networks are waited for. */
const patience = 20_000;

const toOutcome = (error: unknown): SubmissionOutcome => {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  const { status = 0, body } = error;
  if (status === 409) return { kind: 'known' };
  const isRefusal = status >= 400 && status < 500 && Array.isArray(toFields(body)['issues']);
  return { kind: isRefusal ? 'refused' : 'failed' };
};

/** Only an answer whose status says `success` means success (spec section 4, cart). */
const post = async (submission: Submission): Promise<SubmissionOutcome> => {
  try {
    const { body } = await fetchAnswer('/api/cart', {
      method: 'POST',
      body: submission,
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      retries: 0,
      timeout: patience,
    });
    return toFields(body)['status'] === 'success'
      ? { kind: 'sent', order: toFields(body)['order'] ?? null }
      : { kind: 'failed' };
  } catch (error) {
    return toOutcome(error);
  }
};

interface SubmissionState {
  readonly isSending: boolean;
  /** Of the last try; stays while the next one runs. */
  readonly outcome: SubmissionOutcome | null;
  /**
   * @param build called only if the plan is sent
   * @returns nothing when a plan is on its way, or has arrived, already: it is sent once
   */
  readonly send: (build: () => Submission) => Promise<SubmissionOutcome | undefined>;
}

/** Sends a plan (spec section 7, `POST {api_url}/cart`), one at a time and without tries of its own. */
export const useSubmission = (): SubmissionState => {
  // Not state: two presses of a key may come before the next render.
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<SubmissionOutcome | null>(null);
  const send = async (build: () => Submission) => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setIsSending(true);
    const result = await post(build());
    isLocked.current = result.kind === 'sent';
    setIsSending(result.kind === 'sent');
    setOutcome(result);
    return result;
  };
  return { isSending, outcome, send };
};
