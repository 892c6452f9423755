import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { isPeople } from '@/cart/cart';
import { isDay } from '@/lib/days';
import { type CurrencyCode, isCurrencyCode } from '@/pricing/currencies';
import { useStored } from './useStored';

/** What one visitor has chosen, shared by the whole page (spec section 3, root state). */
interface RootState {
  readonly sidebarIsOpen: boolean;
  readonly setSidebar: (isOpen: boolean) => void;
  readonly toggleSidebar: () => void;
  /** What the flyout shows; `null` while it is closed. */
  readonly flyoutData: FlyoutData | null;
  readonly setFlyout: (data: FlyoutData | null) => void;
  /** Nothing while the visitor has not chosen: the site's own currency then. */
  readonly currency: CurrencyCode | undefined;
  readonly setCurrency: (currency: CurrencyCode) => void;
  /** First and last day of the stay, `YYYY-MM-DD`. */
  readonly selectedArrival: string | null;
  readonly selectedDeparture: string | null;
  /** `null` removes what was chosen. */
  readonly setArrival: (day: string | null) => void;
  readonly setDeparture: (day: string | null) => void;
  readonly selectedNumberOfPeople: number;
  readonly setNumberOfPeople: (people: number | null) => void;
}

export interface FlyoutData {
  /** The activity that was added just now, to be pointed at. */
  readonly added: number | null;
}

/** Spec section 9. */
const defaultPeople = 4;

const RootStateContext = createContext<RootState | undefined>(undefined);

export const RootStateProvider = ({ children }: { readonly children: ReactNode }) => {
  const [sidebarIsOpen, setSidebar] = useState(false);
  const [flyoutData, setFlyout] = useState<FlyoutData | null>(null);
  const [currency, setCurrency] = useStored('currency');
  const [arrival, storeArrival] = useStored('selectedArrival');
  const [departure, storeDeparture] = useStored('selectedDeparture');
  const [people, setNumberOfPeople] = useStored('selectedNumberOfPeople');
  const state = useMemo((): RootState => {
    const selectedArrival = isDay(arrival) ? arrival : null;
    const selectedDeparture = isDay(departure) ? departure : null;
    return {
      sidebarIsOpen,
      setSidebar,
      toggleSidebar: () => setSidebar((isOpen) => !isOpen),
      flyoutData,
      setFlyout,
      currency: isCurrencyCode(currency) ? currency : undefined,
      setCurrency,
      selectedArrival,
      selectedDeparture,
      // Nobody leaves before they come: the day that was chosen last counts.
      setArrival: (day) => {
        storeArrival(day);
        if (day && selectedDeparture && selectedDeparture < day) storeDeparture(null);
      },
      setDeparture: (day) => {
        storeDeparture(day);
        if (day && selectedArrival && selectedArrival > day) storeArrival(null);
      },
      selectedNumberOfPeople: isPeople(people) ? people : defaultPeople,
      setNumberOfPeople,
    };
  }, [
    sidebarIsOpen,
    flyoutData,
    currency,
    setCurrency,
    arrival,
    storeArrival,
    departure,
    storeDeparture,
    people,
    setNumberOfPeople,
  ]);
  return <RootStateContext.Provider value={state}>{children}</RootStateContext.Provider>;
};

export const useRootState = (): RootState => {
  const state = useContext(RootStateContext);
  if (!state) throw new Error('useRootState needs a RootStateProvider above it');
  return state;
};
