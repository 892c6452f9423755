import useSWR from 'swr';
import { type BookingPage, parseBookingPage } from '@/commerce/cart/bookingPage';
import { fetchAnswer } from '@/platform/http/client';
import { isNotFound } from '@troupe/basics/http/httpError';
import { toFields } from '@troupe/basics/fields';

/** `unknown`: no booking has this key. `failed`: the shop could not be asked. */
export type BookingAnswer =
  | { readonly kind: 'loading' | 'unknown' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'found'; readonly booking: BookingPage };

/** The key is in the body, because addresses get into logs. */
const ask = async ([, key]: readonly [string, string]): Promise<BookingPage | undefined> => {
  try {
    const { body } = await fetchAnswer('/api/order', { method: 'POST', body: { key }, retries: 1 });
    return parseBookingPage(toFields(body)['order']);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
};

/** Each visit of the tab shows the current state. */
const options = { shouldRetryOnError: false, focusThrottleInterval: 60_000 };

/** @param key `''` for a key that cannot be one */
export const useBookingPage = (key: string): BookingAnswer => {
  const { data, error, isLoading, mutate } = useSWR<
    BookingPage | undefined,
    unknown,
    readonly [string, string] | null
  >(key === '' ? null : ['booking', key], ask, options);
  if (data) return { kind: 'found', booking: data };
  if (isLoading) return { kind: 'loading' };
  return error === undefined
    ? { kind: 'unknown' }
    : { kind: 'failed', retry: () => void mutate(undefined) };
};
