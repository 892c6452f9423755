import { useMemo } from 'react';
import useSWR from 'swr';
import type { PlannedCity } from '@/cart/catalogue';
import { parseCity } from '@/cart/parseCity';
import { fetchPayload } from '@/http/client';
import { isNotFound } from '@/http/httpError';

interface ShopCity {
  readonly city: PlannedCity | undefined;
  /** The API says that there is no such city. Not when it just does not answer. */
  readonly isMissing: boolean;
}

/** A city of a shop group with what is sold there, as the API tells it now; nothing for a `null` slug. */
export const useShopCity = (shopGroupId: number, slug: string | null): ShopCity => {
  const { data, error } = useSWR<unknown, unknown>(
    slug === null ? null : `/api/shop/${shopGroupId}/${encodeURIComponent(slug)}`,
    (path: string) => fetchPayload(path),
    { shouldRetryOnError: false, focusThrottleInterval: 60_000 },
  );
  const city = useMemo(() => (data === undefined ? undefined : parseCity(data)), [data]);
  return { city, isMissing: isNotFound(error) || (data !== undefined && !city) };
};
