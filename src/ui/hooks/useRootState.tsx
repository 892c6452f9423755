import { type ReactNode, useMemo, useState } from 'react';
import { isPeople } from '@/commerce/cart/cart';
import { defaultPeople } from '@/commerce/cart/changes';
import { isDay } from '@/lib/days';
import { type CurrencyCode, isCurrencyCode } from '@/commerce/pricing/currencies';
import { useStored } from './useStored';
import { createStateContext } from './stateContext';

/** The visitor's choices, shared by the whole page (spec section 3, root state). */
interface RootState {
  readonly sidebarIsOpen: boolean;
  readonly setSidebar: (isOpen: boolean) => void;
  readonly toggleSidebar: () => void;
  /** Content of the flyout; `null` while it is closed. */
  readonly flyoutData: FlyoutData | null;
  readonly setFlyout: (data: FlyoutData | null) => void;
  /** `undefined` until the visitor selects one: the site's own currency applies. */
  readonly currency: CurrencyCode | undefined;
  readonly setCurrency: (currency: CurrencyCode) => void;
  /** First and last day of the stay, `YYYY-MM-DD`; `null` if it is over (CurrentStay.tsx). */
  readonly selectedArrival: string | null;
  readonly selectedDeparture: string | null;
  /** `null` removes the day. */
  readonly setArrival: (day: string | null) => void;
  readonly setDeparture: (day: string | null) => void;
  /** 4 while nothing is stored (spec section 3). */
  readonly selectedNumberOfPeople: number;
  /** The number that the visitor has chosen; `null` while nothing is stored, when `selectedNumberOfPeople` is 4. */
  readonly saidNumberOfPeople: number | null;
  readonly setNumberOfPeople: (people: number | null) => void;
}

export interface FlyoutData {
  /** The activity that was just added, to be highlighted. */
  readonly added: number | null;
}

/** Other values than the stored ones come from `CurrentStay`. */
export const RootStateContext = createStateContext<RootState | undefined>(undefined);

export const RootStateProvider = ({ children }: { readonly children: ReactNode }) => {
  const [sidebarIsOpen, setSidebar] = useState(false);
  const [flyoutData, setFlyout] = useState<FlyoutData | null>(null);
  const [currency, setCurrency] = useStored('currency');
  const [arrival, storeArrival] = useStored('selectedArrival');
  const [departure, storeDeparture] = useStored('selectedDeparture');
  const [people, setNumberOfPeople] = useStored('selectedNumberOfPeople');
  const state = useMemo((): RootState => {
    const selectedArrival = isDay(arrival) ? arrival : null;
    // Stored by hand, the days may contradict each other.
    const isStay = isDay(departure) && (selectedArrival === null || selectedArrival <= departure);
    const selectedDeparture = isStay ? departure : null;
    const saidNumberOfPeople = isPeople(people) ? people : null;
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
      // The departure must not be before the arrival: setting one day clears a conflicting other day.
      setArrival: (day) => {
        storeArrival(day);
        if (day && selectedDeparture && selectedDeparture < day) storeDeparture(null);
      },
      setDeparture: (day) => {
        storeDeparture(day);
        if (day && selectedArrival && selectedArrival > day) storeArrival(null);
      },
      selectedNumberOfPeople: saidNumberOfPeople ?? defaultPeople,
      saidNumberOfPeople,
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
  const state = RootStateContext.useValue();
  if (!state) throw new Error('useRootState needs a RootStateProvider above it');
  return state;
};
