import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useCart } from '@/hooks/useCart';
import { useMoney } from '@/hooks/useMoney';
import { useRootState } from '@/hooks/useRootState';
import { pushEvent } from './events';
import { type MeasuredView, toPageEvent } from './pageEvent';

/** Tells of each page once that it is looked at: as soon as it can be told, and not again for another filter. */
export const usePageEvent = (isReady: boolean, view: MeasuredView): void => {
  const { pathname, asPath } = useRouter();
  const { cart, city } = useCart();
  const { currency, rates } = useMoney();
  const { selectedNumberOfPeople: people } = useRootState();
  const address = asPath.replace(/[?#].*/s, '');
  const seen = useRef({ address: '', isTold: false });
  useEffect(() => {
    if (seen.current.address !== address) seen.current = { address, isTold: false };
    if (!isReady || seen.current.isTold) return;
    const shown = { currency, rates, people, city: city?.slug, cart };
    const event = toPageEvent(pathname, view, shown);
    if (!event) return;
    seen.current.isTold = true;
    pushEvent(event);
  }, [isReady, address, pathname, view, currency, rates, people, city, cart]);
};
