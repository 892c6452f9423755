import { useMemo } from 'react';
import type { PlannedCity } from '@/cart/catalogue';
import { parseCity } from '@/cart/parseCity';
import { isNotFound } from '@/http/httpError';
import { useCall } from './useCall';

interface ShopCity {
  readonly city: PlannedCity | undefined;
  /** The API says that there is no such city. Not when it just does not answer. */
  readonly isMissing: boolean;
}

/** A city of a shop group with what is sold there, as the API tells it now; nothing for a `null` slug. */
export const useShopCity = (shopGroupId: number, slug: string | null): ShopCity => {
  const { data, error } = useCall(
    slug === null ? null : `/api/shop/${shopGroupId}/${encodeURIComponent(slug)}`,
  );
  const city = useMemo(() => (data === undefined ? undefined : parseCity(data)), [data]);
  return { city, isMissing: isNotFound(error) || (data !== undefined && !city) };
};
