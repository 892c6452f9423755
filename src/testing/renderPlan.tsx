import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { type CartCity, CartProvider, useCart } from '@/ui/hooks/useCart';
import { LiveProvider, useLive } from '@/ui/hooks/useLive';
import { MoneyProvider, useMoney } from '@/ui/hooks/useMoney';
import { RootStateProvider, useRootState } from '@/ui/hooks/useRootState';
import { defaultRates } from '@/commerce/pricing/currencies';
import { defaultTerms } from '@/commerce/pricing/pricePlan';

export const krakow: CartCity = { slug: 'krakow', name: 'Krakow', timeZone: 'Europe/Warsaw' };
export const prague: CartCity = { slug: 'prague', name: 'Prague', timeZone: 'Europe/Prague' };

/** Everything of one visit that affects a plan. */
interface Visit {
  readonly plan: ReturnType<typeof useCart>;
  readonly root: ReturnType<typeof useRootState>;
  readonly live: ReturnType<typeof useLive>;
  readonly money: ReturnType<typeof useMoney>;
}

const Probe = ({ tell }: { readonly tell: (visit: Visit) => void }) => {
  const plan = useCart();
  const root = useRootState();
  const live = useLive();
  const money = useMoney();
  useEffect(() => {
    tell({ plan, root, live, money });
  });
  return null;
};

interface Place {
  readonly city?: CartCity | null;
  readonly shopGroupId?: number;
}

/**
 * A visit without screens: the plan of a city as screens get it, in złoty. Default: Krakow in shop group 1.
 * `now()` returns the current state, `act` changes it, `go` opens another city in the same tab.
 */
export const renderPlan = (start: Place = {}) => {
  let last: Visit | undefined;
  const keep = (visit: Visit) => {
    last = visit;
  };
  const toTree = ({ city = krakow, shopGroupId = 1 }: Place) => (
    <RootStateProvider>
      <LiveProvider>
        <MoneyProvider currency="PLN" rates={defaultRates} locale="pl-PL">
          <CartProvider shopGroupId={shopGroupId} city={city} terms={defaultTerms}>
            <Probe tell={keep} />
          </CartProvider>
        </MoneyProvider>
      </LiveProvider>
    </RootStateProvider>
  );
  const { rerender, unmount } = render(toTree(start));
  const now = (): Visit => {
    if (!last) throw new Error('The visit has not begun');
    return last;
  };
  return {
    now,
    act: (change: (visit: Visit) => void) => act(() => change(now())),
    go: (place: Place) => rerender(toTree(place)),
    unmount,
  };
};

/** The parsed value of a storage key, or `null` if there is none. */
export const readStored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
