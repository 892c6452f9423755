import { isBookingKey } from '@/commerce/cart/bookings';
import { useFragment } from '@/ui/hooks/useFragment';

/**
 * The key in the fragment of the address.
 *
 * @returns `null` without a fragment, `''` if it is no key, `undefined` on the server and during hydration
 */
export const useBookingKey = (): string | null | undefined => {
  const fragment = useFragment();
  if (fragment === undefined || isBookingKey(fragment)) return fragment;
  return fragment === '' ? null : '';
};
