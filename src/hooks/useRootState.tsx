import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import useLocalStorageState from 'use-local-storage-state';
import { type CurrencyCode, isCurrencyCode } from '@/pricing/currencies';

/** What one visitor has chosen, shared by the whole page (spec section 3, root state). */
interface RootState {
  readonly sidebarIsOpen: boolean;
  readonly setSidebar: (isOpen: boolean) => void;
  readonly toggleSidebar: () => void;
  /** Nothing while the visitor has not chosen: the site's own currency then. */
  readonly currency: CurrencyCode | undefined;
  readonly setCurrency: (currency: CurrencyCode) => void;
  readonly selectedNumberOfPeople: number;
  readonly setNumberOfPeople: (people: number) => void;
}

/** Spec section 9. */
const defaultPeople = 4;

/** More than any activity takes. */
export const mostPeople = 200;

const parsePeople = (stored: unknown): number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 1 && stored <= mostPeople
    ? stored
    : defaultPeople;

const RootStateContext = createContext<RootState | undefined>(undefined);

/** Reads both `EUR` and `"EUR"`: the key may have been written by hand or by another version. */
const plainText = {
  stringify: (value: unknown) => JSON.stringify(value),
  parse: (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  },
};

const stored = { serializer: plainText };

export const RootStateProvider = ({ children }: { readonly children: ReactNode }) => {
  const [sidebarIsOpen, setSidebar] = useState(false);
  // Without a default value, or the hook would write it into storage at a mere visit.
  const [currency, setCurrency] = useLocalStorageState<unknown>('currency', stored);
  const [people, setNumberOfPeople] = useLocalStorageState<unknown>(
    'selectedNumberOfPeople',
    stored,
  );
  const state = useMemo(
    () => ({
      sidebarIsOpen,
      setSidebar,
      toggleSidebar: () => setSidebar((isOpen) => !isOpen),
      currency: isCurrencyCode(currency) ? currency : undefined,
      setCurrency,
      selectedNumberOfPeople: parsePeople(people),
      setNumberOfPeople,
    }),
    [sidebarIsOpen, currency, setCurrency, people, setNumberOfPeople],
  );
  return <RootStateContext.Provider value={state}>{children}</RootStateContext.Provider>;
};

export const useRootState = (): RootState => {
  const state = useContext(RootStateContext);
  if (!state) throw new Error('useRootState needs a RootStateProvider above it');
  return state;
};
