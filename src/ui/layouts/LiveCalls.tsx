import { useEffect } from 'react';
import { useCall } from '@/ui/hooks/useCall';
import { useLive } from '@/ui/hooks/useLive';
import { useShopCity } from '@/ui/hooks/useShopCity';
import { CityNotFoundError } from '@/lib/cityNotFound';
import { parseRates } from '@/commerce/pricing/rates';
import type { FrameProps } from './frameProps';
import { parseShopGroup, parseTerms } from './parseLive';
import { toLiveCity } from './toLiveCity';

export interface LiveCallsProps {
  readonly site: Pick<FrameProps['site'], 'id' | 'lang'>;
  readonly shopGroupId: number;
  /** Slug of the page's city. */
  readonly pageCity: string | null;
  /** Slug of the city whose plan is open. */
  readonly planCity: string | null;
}

/**
 * Makes the calls of spec section 7 after a page has loaded. They update a page from a cache, or a tab that stays open.
 *
 * @throws CityNotFoundError if the page's city is no longer sold
 */
export const LiveCalls = ({ site, shopGroupId, pageCity, planCity }: LiveCallsProps) => {
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
    if (city) tell({ city: toLiveCity(city, site) });
  }, [city, site, tell]);

  if (isMissing && pageCity !== null) throw new CityNotFoundError(pageCity);
  return null;
};
