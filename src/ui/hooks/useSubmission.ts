import { useMemo, useRef } from 'react';
import useSWRMutation from 'swr/mutation';
import { fetchAnswer } from '@/platform/http/client';
import { HttpError } from '@troupe/basics/http/httpError';
import { type Fields, toFields } from '@troupe/basics/fields';

/**
 * Result of a submission. `sent`: accepted. `known`: something else was accepted under its id. `refused`: it must be
 * changed. `busy`: too many requests; it may be sent again later. `failed`: the result is unknown; sending the same
 * again is safe.
 */
export type SubmissionOutcome =
  | { readonly kind: 'sent'; readonly answer: Fields }
  | { readonly kind: 'known' | 'refused' | 'busy' | 'failed' };

/** In ms. Long enough for slow phones on slow networks. */
const timeoutMs = 20_000;

const toOutcome = (error: unknown): SubmissionOutcome => {
  if (!(error instanceof HttpError)) return { kind: 'failed' };
  const { status = 0, body } = error;
  if (status === 409) return { kind: 'known' };
  if (status === 429) return { kind: 'busy' };
  const isRefusal = status >= 400 && status < 500 && Array.isArray(toFields(body)['issues']);
  return { kind: isRefusal ? 'refused' : 'failed' };
};

/** Endpoints that accept submissions. */
type Call = '/api/cart' | '/api/enquiry' | '/api/trip';

/**
 * A write, so it is not retried (spec section 7). Only a response with the status `success` means success (spec section
 * 4, cart).
 */
const post = async (call: Call, { arg: body }: { readonly arg: object }): Promise<Fields> => {
  const answer = await fetchAnswer(call, {
    method: 'POST',
    body,
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    timeout: timeoutMs,
  });
  const fields = toFields(answer.body);
  if (fields['status'] !== 'success') throw new Error(`POST ${call}: the answer says no success`);
  return fields;
};

interface SubmissionState<Body> {
  readonly isSending: boolean;
  /** Result of the last attempt; kept while the next one runs. */
  readonly outcome: SubmissionOutcome | null;
  /**
   * @param build called only if it is sent
   * @returns `undefined` if a submission is pending or has already arrived: it is sent once
   */
  readonly send: (build: () => Body) => Promise<SubmissionOutcome | undefined>;
  /** Forgets a submission that has arrived, so that another one can be sent. A pending one goes on. */
  readonly reset: () => void;
}

/** Sends a submission (spec section 7), one at a time and without automatic retries. */
export const useSubmission = <Body extends object>(call: Call): SubmissionState<Body> => {
  // A ref instead of state: two key presses may come before the next render.
  const isLocked = useRef(false);
  const { trigger, isMutating, data, error, reset } = useSWRMutation<Fields, unknown, Call, object>(
    call,
    post,
  );
  const send = async (build: () => Body): Promise<SubmissionOutcome | undefined> => {
    if (isLocked.current) return undefined;
    isLocked.current = true;
    try {
      return { kind: 'sent', answer: await trigger(build()) };
    } catch (reason) {
      isLocked.current = false;
      return toOutcome(reason);
    }
  };
  const outcome = useMemo((): SubmissionOutcome | null => {
    if (data) return { kind: 'sent', answer: data };
    return error === undefined ? null : toOutcome(error);
  }, [data, error]);
  return {
    isSending: isMutating || data !== undefined,
    outcome,
    send,
    reset: () => {
      if (!data) return;
      isLocked.current = false;
      reset();
    },
  };
};
