import { type ReactNode, startTransition, useCallback, useMemo, useState } from 'react';
import { createLivePrices, type LiveCity, type LivePrices } from '@/commerce/cart/livePrices';
import type { Rates } from '@/commerce/pricing/currencies';
import type { PlanTerms } from '@/commerce/pricing/pricePlan';
import { createStateContext } from './stateContext';

/** A shop group from the API, with the fields that the frame shows. */
export interface LiveShopGroup {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly phone: string;
}

/**
 * Data that the API has returned since the page was rendered: the part of the root state (spec section 3) that is not
 * the visitor's own. `null` before a response and after a failed call; then the page's own data applies.
 */
interface LiveData {
  readonly exchangeRates: Rates | null;
  readonly terms: PlanTerms | null;
  readonly shopGroup: LiveShopGroup | null;
  readonly city: LiveCity | null;
  /** Target id for conversion reports on this host; `null` without the visitor's consent. */
  readonly conversionSendToId: string | null;
}

interface Live extends LiveData {
  readonly tell: (news: Partial<LiveData>) => void;
}

const nothing: LiveData = {
  exchangeRates: null,
  terms: null,
  shopGroup: null,
  city: null,
  conversionSendToId: null,
};

const LiveContext = createStateContext<Live | undefined>(undefined);

/** A context of its own, because hundreds of cards use it and most news are not about prices. */
const LivePricesContext = createStateContext<LivePrices>(createLivePrices(null));

export const LiveProvider = ({ children }: { readonly children: ReactNode }) => {
  const [data, setData] = useState(nothing);
  // A transition: most of the page depends on this, but no visitor waits for it.
  const tell = useCallback(
    (news: Partial<LiveData>) => startTransition(() => setData((known) => ({ ...known, ...news }))),
    [],
  );
  const live = useMemo(() => ({ ...data, tell }), [data, tell]);
  const prices = useMemo(() => createLivePrices(data.city), [data.city]);
  return (
    <LiveContext.Provider value={live}>
      <LivePricesContext.Provider value={prices}>{children}</LivePricesContext.Provider>
    </LiveContext.Provider>
  );
};

export const useLive = (): Live => {
  const live = LiveContext.useValue();
  if (!live) throw new Error('useLive needs a LiveProvider above it');
  return live;
};

/**
 * Everything that shows a price from the page's props passes it through these, so that a screen never shows prices of
 * different ages. The first render in the browser has the page's prices, as the server has.
 */
export const useLivePrices = (): LivePrices => LivePricesContext.useValue();
