import { useEffect, useState } from 'react';
import { toFields } from '@troupe/basics/fields';
import { useCall } from '@/ui/hooks/useCall';
import { useLive } from '@/ui/hooks/useLive';
import { useShopCity } from '@/ui/hooks/useShopCity';
import { CityNotFoundError } from '@/ui/layouts/cityNotFound';
import { parseRates } from '@/commerce/pricing/rates';
import type { FrameProps } from './frameProps';
import { parseShopGroup, parseTerms } from './parseLive';
import { toLiveCity } from './toLiveCity';
import { useNextCity } from './useNextCity';

export interface LiveCallsProps {
  readonly site: Pick<FrameProps['site'], 'id' | 'lang'>;
  readonly shopGroupId: number;
  /** Slug of the page's city. */
  readonly pageCity: string | null;
  /** Slug of the city whose plan is open. */
  readonly planCity: string | null;
}

/** The city that the server loaded for this document, in whose data it is: no call has to succeed for its pages. */
const readServedCity = (): unknown =>
  toFields(toFields(toFields(window.__NEXT_DATA__?.props)['pageProps'])['frame'])['city'];

/**
 * Makes the calls of spec section 7: that of a city during the navigation to one of its pages, the others after the
 * first page has loaded. They update a page from a cache, or a tab that stays open.
 *
 * @throws CityNotFoundError if the page's city is no longer sold, or if any failure keeps it from loading during the
 *   navigation (spec section 5). A city that the server has loaded stays if the API fails.
 */
export const LiveCalls = ({ site, shopGroupId, pageCity, planCity }: LiveCallsProps) => {
  const { tell } = useLive();
  const { data: rates } = useCall('/api/exchange-rates');
  const { data: group } = useCall(`/api/shop-group/${shopGroupId}`);
  const { data: settings } = useCall(`/api/settings/${shopGroupId}/tax-and-deposit`);
  const { city, problem, forget } = useShopCity(shopGroupId, pageCity ?? planCity);
  const [lost, setLost] = useState<string | null>(null);
  // Begins the call of the next page, which joins it.
  useShopCity(shopGroupId, useNextCity(site));

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
  useEffect(() => {
    if (problem === undefined) return;
    const isServed = problem === 'unavailable' && pageCity === readServedCity();
    void forget().then(() => {
      if (!isServed) setLost(pageCity);
    });
  }, [pageCity, problem, forget]);

  if (pageCity !== null && lost === pageCity) throw new CityNotFoundError(pageCity);
  return null;
};
