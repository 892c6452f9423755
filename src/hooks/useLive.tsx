import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import type { PlannedCity } from '@/cart/catalogue';
import type { Rates } from '@/pricing/currencies';
import type { PlanTerms } from '@/pricing/pricePlan';

/** A shop group as the API tells it, as far as the frame shows it. */
export interface LiveShopGroup {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
  readonly phone: string;
}

/**
 * What the API has told since the page was made: the part of the root state (spec section 3) that is not the visitor's
 * own. `null` while it has told nothing, or when the call failed: then what came with the page holds.
 */
interface LiveData {
  readonly exchangeRates: Rates | null;
  readonly terms: PlanTerms | null;
  readonly shopGroup: LiveShopGroup | null;
  readonly city: PlannedCity | null;
  /** What a conversion is reported to on this host; nothing without the visitor's consent. */
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

const LiveContext = createContext<Live | undefined>(undefined);

export const LiveProvider = ({ children }: { readonly children: ReactNode }) => {
  const [data, setData] = useState(nothing);
  // Most of a page hears of it, and no visitor waits for it.
  const tell = useCallback(
    (news: Partial<LiveData>) => startTransition(() => setData((known) => ({ ...known, ...news }))),
    [],
  );
  const live = useMemo(() => ({ ...data, tell }), [data, tell]);
  return <LiveContext.Provider value={live}>{children}</LiveContext.Provider>;
};

export const useLive = (): Live => {
  const live = useContext(LiveContext);
  if (!live) throw new Error('useLive needs a LiveProvider above it');
  return live;
};
