import useSWR, { type SWRResponse } from 'swr';
import { fetchPayload } from '@/http/client';

/** A failing call is silent: what is known already holds (spec section 8). */
const quiet = { shouldRetryOnError: false, focusThrottleInterval: 60_000 };

/**
 * A call of this origin's API, shared by all who make it. The answer is not parsed any further.
 *
 * @param path `null` while there is nothing to ask
 */
export const useCall = (path: string | null): SWRResponse<unknown, unknown> =>
  useSWR<unknown, unknown>(path, (asked: string) => fetchPayload(asked), quiet);
