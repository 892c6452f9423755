import { isSurpriseId } from '@/commerce/trips/model/surprise';
import { isTripId, isTripToken } from '@/commerce/trips/model/trip';
import { useFragment } from '@/ui/hooks/useFragment';

/**
 * What the fragment of the address has: a link's secret token, the public id of a trip or of the page of a guest of honour,
 * neither, or nothing.
 */
export type TripFragment =
  | { readonly kind: 'token' | 'id' | 'surprise'; readonly value: string }
  | { readonly kind: 'wrong' | 'none' };

/** @returns `undefined` on the server and during hydration */
export const useTripFragment = (): TripFragment | undefined => {
  const fragment = useFragment();
  if (fragment === undefined) return undefined;
  if (fragment === '') return { kind: 'none' };
  if (isTripToken(fragment)) return { kind: 'token', value: fragment };
  if (isSurpriseId(fragment)) return { kind: 'surprise', value: fragment };
  return isTripId(fragment) ? { kind: 'id', value: fragment } : { kind: 'wrong' };
};
