import { useCallback, useMemo, useState } from 'react';
import type { Cart } from '@/commerce/cart/cart';
import { getFormer } from '@/commerce/cart/formerPlan';
import { cartKey, parseStored, toStored } from '@/commerce/cart/storedCart';
import { createUuid } from '@/lib/uuid';
import { useCart } from '@/ui/hooks/useCart';
import { useStored } from '@/ui/hooks/useStored';

interface FormerPlan {
  /** The plan that a trip has replaced, as long as it can be brought back. */
  readonly former: Cart | undefined;
  /** The plan in its place can then be brought back in turn. */
  readonly bringBack: () => void;
}

/** The plan that was in this browser before a trip was put in its place (views/trip/bookTrip.ts). */
export const useFormerPlan = (): FormerPlan => {
  const { shopGroupId, city, cart, today } = useCart();
  const slug = city?.slug ?? '';
  const [stored, setStored] = useStored(cartKey({ shopGroupId, city: slug }));
  const [replaced, setReplaced] = useState<unknown>();
  const now = getFormer(stored);
  // The first change of the plan removes it from storage. It can be brought back for as long as the page is open.
  if (now !== undefined && now !== replaced) setReplaced(now);
  const former = useMemo(
    () =>
      today === null || replaced === undefined
        ? undefined
        : parseStored(replaced, { shopGroupId, city: slug }, today, createUuid),
    [replaced, shopGroupId, slug, today],
  );
  const isEmpty = cart.items.length === 0;
  const bringBack = useCallback(() => {
    if (former) setStored(toStored(former, { shopGroupId, city: slug }, new Date()));
    // Only for as long as the page is open: the next trip must find no other plan than the visitor's own in storage.
    setReplaced(isEmpty ? undefined : stored);
  }, [former, isEmpty, stored, setStored, shopGroupId, slug]);
  return { former, bringBack };
};
