import useSWR, { type SWRResponse } from 'swr';
import { fetchPayload } from '@/platform/http/client';

/** A failing call is silent: the last known data remains valid (spec section 8). */
const quiet = { shouldRetryOnError: false, focusThrottleInterval: 60_000 };

/**
 * Calls this origin's API; components with the same path share one call. The response is not validated.
 *
 * @param path `null` for no call
 */
export const useCall = (path: string | null): SWRResponse<unknown, unknown> =>
  useSWR<unknown, unknown>(path, (asked: string) => fetchPayload(asked), quiet);
