import { useCallback, useMemo } from 'react';
import type { PlannedCity } from '@/commerce/cart/catalogue';
import { parseCity } from '@/commerce/cart/parseCity';
import { isNotFound } from '@troupe/basics/http/httpError';
import { useCall } from './useCall';

/**
 * Why a city cannot be shown. `missing`: the API says that it does not exist, or answers without a city.
 * `unavailable`: the call failed for another reason (no response, an error status, no JSON), and no earlier one brought
 * the city.
 */
export type CityProblem = 'missing' | 'unavailable';

interface ShopCity {
  readonly city: PlannedCity | undefined;
  /** `undefined` while a call is under way. */
  readonly problem: CityProblem | undefined;
  /** Forgets the problem, so that the next page of the city calls again. */
  readonly forget: () => Promise<unknown>;
}

/** Path of the call that returns a city and its products (spec section 7). */
export const toShopCityPath = (shopGroupId: number, slug: string): string =>
  `/api/shop/${shopGroupId}/${encodeURIComponent(slug)}`;

/** A city of a shop group and its current products from the API; `undefined` for a `null` slug. */
export const useShopCity = (shopGroupId: number, slug: string | null): ShopCity => {
  const { data, error, isValidating, mutate } = useCall(
    slug === null ? null : toShopCityPath(shopGroupId, slug),
  );
  const city = useMemo(() => (data === undefined ? undefined : parseCity(data)), [data]);
  const forget = useCallback(() => mutate(undefined, { revalidate: false }), [mutate]);
  const findProblem = (): CityProblem | undefined => {
    if (isValidating) return undefined;
    if (isNotFound(error) || (data !== undefined && !city)) return 'missing';
    return error !== undefined && !city ? 'unavailable' : undefined;
  };
  return { city, problem: findProblem(), forget };
};
