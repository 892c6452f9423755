import { useRef, useState } from 'react';
import { fetchAnswer } from '@/http/client';
import { HttpError } from '@/http/httpError';
import { type Fields, toFields } from '@/lib/fields';

/**
 * What became of something that was sent. `sent`: it was taken, and answered. `known`: something else was taken under
 * its id. `refused`: it has to change. `busy`: too much came from here, and it may be sent again in a while. `failed`:
 * nobody knows; sending the same again is safe.
 */
export type SubmissionOutcome =
  | { readonly kind: 'sent'; readonly answer: Fields }
  | { readonly kind: 'known' | 'refused' | 'busy' | 'failed' };

/** In ms. Slow phones on slow networks are waited for. */
const patience = 20_000;

const toOutcome = (error: unknown): SubmissionOutcome => {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  const { status = 0, body } = error;
  if (status === 409) return { kind: 'known' };
  if (status === 429) return { kind: 'busy' };
  const isRefusal = status >= 400 && status < 500 && Array.isArray(toFields(body)['issues']);
  return { kind: isRefusal ? 'refused' : 'failed' };
};

/** Calls that take what visitors send. */
type Call = '/api/cart' | '/api/enquiry';

/** Only an answer whose status says `success` means success (spec section 4, cart). */
const post = async (call: Call, body: object): Promise<SubmissionOutcome> => {
  try {
    const answer = await fetchAnswer(call, {
      method: 'POST',
      body,
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
      retries: 0,
      timeout: patience,
    });
    const fields = toFields(answer.body);
    return fields['status'] === 'success' ? { kind: 'sent', answer: fields } : { kind: 'failed' };
  } catch (error) {
    return toOutcome(error);
  }
};

interface SubmissionState<Body> {
  readonly isSending: boolean;
  /** Of the last try; stays while the next one runs. */
  readonly outcome: SubmissionOutcome | null;
  /**
   * @param build called only if it is sent
   * @returns nothing when something is on its way, or has arrived, already: it is sent once
   */
  readonly send: (build: () => Body) => Promise<SubmissionOutcome | undefined>;
}

/** Sends what a visitor has made (spec section 7), one at a time and without tries of its own. */
export const useSubmission = <Body extends object>(call: Call): SubmissionState<Body> => {
  // Not state: two presses of a key may come before the next render.
  const isLocked = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<SubmissionOutcome | null>(null);
  const send = async (build: () => Body) => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    setIsSending(true);
    const result = await post(call, build());
    isLocked.current = result.kind === 'sent';
    setIsSending(result.kind === 'sent');
    setOutcome(result);
    return result;
  };
  return { isSending, outcome, send };
};
