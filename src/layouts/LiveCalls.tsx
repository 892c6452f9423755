import { useEffect } from 'react';
import useSWR from 'swr';
import { useLive } from '@/hooks/useLive';
import { useShopCity } from '@/hooks/useShopCity';
import { fetchPayload } from '@/http/client';
import { CityNotFoundError } from '@/lib/cityNotFound';
import { parseRates } from '@/pricing/rates';
import { parseShopGroup, parseTerms } from './parseLive';

export interface LiveCallsProps {
  readonly shopGroupId: number;
  /** Slug of the city that the page is about. */
  readonly pageCity: string | null;
  /** Slug of the city whose plan is open. */
  readonly planCity: string | null;
}

/** A failing call is silent: what is known already holds (spec section 8). */
const quiet = { shouldRetryOnError: false, focusThrottleInterval: 60_000 };

const fetchCall = (path: string) => fetchPayload(path);

/**
 * The calls of spec section 7 that a page makes once it is there: they bring a tab that stays open, or a page from a
 * cache, up to today.
 *
 * @throws CityNotFoundError when the city of the page is no longer sold
 */
export const LiveCalls = ({ shopGroupId, pageCity, planCity }: LiveCallsProps) => {
  const { tell } = useLive();
  const { data: rates } = useSWR<unknown>('/api/exchange-rates', fetchCall, quiet);
  const { data: group } = useSWR<unknown>(`/api/shop-group/${shopGroupId}`, fetchCall, quiet);
  const { data: settings } = useSWR<unknown>(
    `/api/settings/${shopGroupId}/tax-and-deposit`,
    fetchCall,
    quiet,
  );
  const slug = pageCity ?? planCity;
  const { city, isMissing } = useShopCity(shopGroupId, slug);

  useEffect(() => {
    if (rates !== undefined) tell({ exchangeRates: parseRates(rates) });
  }, [rates, tell]);
  useEffect(() => {
    const shopGroup = parseShopGroup(group);
    if (shopGroup) tell({ shopGroup });
  }, [group, tell]);
  useEffect(() => {
    const terms = parseTerms(settings);
    if (terms) tell({ terms });
  }, [settings, tell]);
  useEffect(() => {
    if (city) tell({ city });
  }, [city, tell]);

  if (isMissing && pageCity !== null) throw new CityNotFoundError(pageCity);
  return null;
};
