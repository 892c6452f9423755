import { useEffect, useRef } from 'react';
import { useCart } from '@/hooks/useCart';
import { useLive } from '@/hooks/useLive';
import { useMoney } from '@/hooks/useMoney';
import { type SeenPlan, toCartEvents } from './cartEvents';
import { pushEvent } from './events';
import { listNamed, type MeasuredView } from './pageEvent';

/** Tells what comes into the plan and what leaves it, from now on. */
export const useCartEvents = (isReady: boolean, view: MeasuredView): void => {
  const { cart, city, price } = useCart();
  const { currency } = useMoney();
  const { city: live } = useLive();
  const before = useRef<SeenPlan>(undefined);
  useEffect(() => {
    const last = before.current;
    const now = { city: city?.slug, cart, prices: price.items, currency };
    before.current = now;
    // What another tab does to the plan is told there.
    if (!isReady || last === undefined || document.visibilityState === 'hidden') return;
    const names = listNamed(view, live?.products ?? []);
    toCartEvents(last, now, names).forEach(pushEvent);
  }, [isReady, cart, city, price, currency, view, live]);
};
