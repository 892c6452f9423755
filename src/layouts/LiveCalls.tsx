import { useEffect } from 'react';
import { useCall } from '@/hooks/useCall';
import { useLive } from '@/hooks/useLive';
import { useShopCity } from '@/hooks/useShopCity';
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

/**
 * The calls of spec section 7 that a page makes once it is there: they bring a tab that stays open, or a page from a
 * cache, up to today.
 *
 * @throws CityNotFoundError when the city of the page is no longer sold
 */
export const LiveCalls = ({ shopGroupId, pageCity, planCity }: LiveCallsProps) => {
  const { tell } = useLive();
  const { data: rates } = useCall('/api/exchange-rates');
  const { data: group } = useCall(`/api/shop-group/${shopGroupId}`);
  const { data: settings } = useCall(`/api/settings/${shopGroupId}/tax-and-deposit`);
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
