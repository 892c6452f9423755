import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useConfirmation } from '@/hooks/useConfirmation';
import { countOnce } from './countOnce';
import { pushEvent } from './events';
import { tellConversion, toPurchase } from './purchase';

interface PurchaseOptions {
  /** What a conversion is reported to; `null` where there is nothing. */
  readonly sendTo: string | null;
  readonly cities: readonly { readonly slug: string; readonly text: string }[];
}

/** Tells of a booking on the screen that confirms it: once, whoever loads that again or opens it elsewhere. */
export const usePurchase = (isReady: boolean, { sendTo, cities }: PurchaseOptions): void => {
  const { pathname } = useRouter();
  const confirmation = useConfirmation();
  const isShown = pathname === '/[site]/thankYou';
  useEffect(() => {
    const order = isShown && isReady ? confirmation?.order : undefined;
    // Without a reference nobody can tell whether it was counted.
    if (!order || !countOnce(order.reference)) return;
    const city = cities.find(({ text }) => text === confirmation?.city)?.slug;
    pushEvent(toPurchase(order, city));
    if (sendTo !== null) tellConversion(sendTo, order);
  }, [isShown, isReady, confirmation, sendTo, cities]);
};
