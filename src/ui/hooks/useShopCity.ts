import { useMemo } from 'react';
import type { PlannedCity } from '@/commerce/cart/catalogue';
import { parseCity } from '@/commerce/cart/parseCity';
import { isNotFound } from '@/platform/http/httpError';
import { useCall } from './useCall';

interface ShopCity {
  readonly city: PlannedCity | undefined;
  /** The API says that the city does not exist; false if the API does not answer. */
  readonly isMissing: boolean;
}

/** A city of a shop group and its current products from the API; `undefined` for a `null` slug. */
export const useShopCity = (shopGroupId: number, slug: string | null): ShopCity => {
  const { data, error } = useCall(
    slug === null ? null : `/api/shop/${shopGroupId}/${encodeURIComponent(slug)}`,
  );
  const city = useMemo(() => (data === undefined ? undefined : parseCity(data)), [data]);
  return { city, isMissing: isNotFound(error) || (data !== undefined && !city) };
};
