import { isTripId, isTripToken } from '@/commerce/trips/model/trip';
import { useFragment } from '@/ui/hooks/useFragment';

/** What the fragment of the address has: a link's secret token, a trip's public id, neither, or nothing. */
export type TripFragment =
  { readonly kind: 'token' | 'id'; readonly value: string } | { readonly kind: 'wrong' | 'none' };

/** @returns `undefined` on the server and during hydration */
export const useTripFragment = (): TripFragment | undefined => {
  const fragment = useFragment();
  if (fragment === undefined) return undefined;
  if (fragment === '') return { kind: 'none' };
  if (isTripToken(fragment)) return { kind: 'token', value: fragment };
  return isTripId(fragment) ? { kind: 'id', value: fragment } : { kind: 'wrong' };
};
