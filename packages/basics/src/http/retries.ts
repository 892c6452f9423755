import { HttpError } from './httpError';

/** Statuses after which a call is retried. */
export const retryStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];

const RETRY_DELAY_MS = 200;

/** Retries of a call whose caller says nothing: a write is not retried, because it could be executed twice. */
export const toDefaultRetries = (method: string): number => (method === 'GET' ? 1 : 0);

/** Waits before the next attempt, or until the time of the whole call is over. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, RETRY_DELAY_MS);
    signal.addEventListener('abort', end);
  });

const isUnreachable = (error: unknown) =>
  error instanceof HttpError && error.problem === 'unreachable';

/**
 * Repeats a call after a status of {@link retryStatuses} and after a response that did not come.
 *
 * @param signal ends the whole call
 * @returns the last response, whatever its status
 * @throws HttpError of the last attempt
 */
export const withRetries = async <Response extends { readonly status: number }>(
  retries: number,
  signal: AbortSignal,
  attempt: () => Promise<Response>,
): Promise<Response> => {
  for (let left = retries; ; left -= 1) {
    try {
      const response = await attempt();
      if (left <= 0 || !retryStatuses.includes(response.status)) return response;
    } catch (error) {
      if (left <= 0 || !isUnreachable(error)) throw error;
    }
    await pause(signal);
  }
};
