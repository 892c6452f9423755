import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { Luggage } from '@/cart/luggage';
import { unpackPlan } from '@/cart/luggage';
import { cartKey, toStored } from '@/cart/storedCart';
import { useRootState } from '@/hooks/useRootState';
import { useStored } from '@/hooks/useStored';
import { todayIn } from '@/lib/days';
import { createUuid } from '@/lib/uuid';
import { rememberSite } from '@/siteChoice/rememberSite';

interface UnpackingProps {
  readonly siteId: string;
  readonly luggage: Luggage;
  readonly shopGroupId: number;
  /** Of the plan's city. */
  readonly timeZone: string;
}

/** Puts what a visitor brought from the site of another language where it belongs, and clears the address. */
export const Unpacking = ({ siteId, luggage, shopGroupId, timeZone }: UnpackingProps) => {
  const router = useRouter();
  const root = useRootState();
  const place = { shopGroupId, city: luggage.city ?? '' };
  const [, setStored] = useStored(cartKey(place));
  const [, storeArrival] = useStored('selectedArrival');
  const [, storeDeparture] = useStored('selectedDeparture');
  useEffect(() => {
    // Whoever brings luggage came by choice: nothing is to lead them back.
    rememberSite(siteId);
    const { arrival, departure, people, currency, city } = luggage;
    // The stay comes as one: the setters of the root state would compare with the one from before.
    if (arrival || departure) {
      storeArrival(arrival);
      storeDeparture(departure);
    }
    if (people) root.setNumberOfPeople(people);
    if (currency) root.setCurrency(currency);
    if (city) {
      setStored((own: unknown) => {
        const cart = unpackPlan(own, luggage, shopGroupId, todayIn(timeZone), createUuid);
        return cart ? toStored(cart, place, new Date()) : own;
      });
    }
    void router.replace(router.asPath.replace(/#.*$/s, ''), undefined, {
      shallow: true,
      scroll: false,
    });
    // Once: unpacking a second time would undo what the visitor has changed since.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
};
