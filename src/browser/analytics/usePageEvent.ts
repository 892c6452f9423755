import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useCart } from '@/ui/hooks/useCart';
import { useLivePrices } from '@/ui/hooks/useLive';
import { useMoney } from '@/ui/hooks/useMoney';
import { useRootState } from '@/ui/hooks/useRootState';
import { pushEvent } from './events';
import { type MeasuredView, toPageEvent } from './pageEvent';

/** Reports each page view once, as soon as its data is available, and not again when filters change. */
export const usePageEvent = (isReady: boolean, view: MeasuredView): void => {
  const { pathname, asPath } = useRouter();
  const { cart, city, price } = useCart();
  const live = useLivePrices();
  const { currency, rates } = useMoney();
  const { selectedNumberOfPeople: people } = useRootState();
  const address = asPath.replace(/[?#].*/s, '');
  const seen = useRef({ address: '', isTold: false });
  useEffect(() => {
    if (seen.current.address !== address) seen.current = { address, isTold: false };
    if (!isReady || seen.current.isTold) return;
    const shown = { currency, rates, people, city: city?.slug, cart, prices: price.items, live };
    const event = toPageEvent(pathname, view, shown);
    if (!event) return;
    seen.current.isTold = true;
    pushEvent(event);
  }, [isReady, address, pathname, view, currency, rates, people, city, cart, price, live]);
};
