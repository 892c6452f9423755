import { useEffect, useRef } from 'react';
import { useCart } from '@/ui/hooks/useCart';
import { useLive } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { type SeenPlan, toCartEvents } from './cartEvents';
import { pushEvent } from './events';
import { listNamed, type MeasuredView } from './pageEvent';

/** Reports items that are added to or removed from the plan, from now on. */
export const useCartEvents = (isReady: boolean, view: MeasuredView): void => {
  const { cart, city, price } = useCart();
  const { currency } = useMoney();
  const { city: live } = useLive();
  const before = useRef<SeenPlan>(undefined);
  useEffect(() => {
    const last = before.current;
    const now = { city: city?.slug, cart, prices: price.items, currency };
    before.current = now;
    // Another tab reports its own changes to the plan.
    if (!isReady || last === undefined || document.visibilityState === 'hidden') return;
    const names = listNamed(view, live?.products ?? []);
    toCartEvents(last, now, names).forEach(pushEvent);
  }, [isReady, cart, city, price, currency, view, live]);
};
