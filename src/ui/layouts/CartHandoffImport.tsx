import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { CartHandoff } from '@/commerce/cart/cartHandoff';
import { unpackPlan } from '@/commerce/cart/cartHandoff';
import { cartKey, toStored } from '@/commerce/cart/storedCart';
import { useRootState } from '@/ui/hooks/useRootState';
import { useStored } from '@/ui/hooks/useStored';
import { todayIn } from '@/lib/days';
import { createUuid } from '@/lib/uuid';
import { isOwnPage } from '@/browser/siteChoice/isOwnPage';
import { rememberSite } from '@/browser/siteChoice/rememberSite';

interface CartHandoffImportProps {
  readonly siteId: string;
  readonly handoff: CartHandoff;
  readonly shopGroupId: number;
  /** Time zone of the plan's city. */
  readonly timeZone: string;
  /** Public hosts of the sites that a cart handoff may come from. */
  readonly hosts: readonly string[];
}

/** Stores the plan and choices that the visitor brought from another site, and removes them from the URL. */
export const CartHandoffImport = ({
  siteId,
  handoff,
  shopGroupId,
  timeZone,
  hosts,
}: CartHandoffImportProps) => {
  const router = useRouter();
  const root = useRootState();
  const place = { shopGroupId, city: handoff.city ?? '' };
  const [, setStored] = useStored(cartKey(place));
  const [, storeArrival] = useStored('selectedArrival');
  const [, storeDeparture] = useStored('selectedDeparture');
  useEffect(() => {
    // A cart handoff means that the visitor chose this site, so nothing may redirect them.
    rememberSite(siteId);
    const { arrival, departure, people, currency, city } = handoff;
    // Both days are stored directly: the setters of the root state would compare each with the previous stay.
    if (arrival || departure) {
      storeArrival(arrival);
      storeDeparture(departure);
    }
    if (people) root.setNumberOfPeople(people);
    if (currency) root.setCurrency(currency);
    if (city) {
      setStored((own: unknown) => {
        const cart = unpackPlan({
          own,
          handoff,
          shopGroupId,
          today: todayIn(timeZone),
          createId: createUuid,
          isFromOwnSite: isOwnPage(document.referrer, hosts),
        });
        return cart ? toStored(cart, place, new Date()) : own;
      });
    }
    void router.replace(router.asPath.replace(/#.*$/s, ''), undefined, {
      shallow: true,
      scroll: false,
    });
    // Only once: running again would undo the visitor's later changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
};
