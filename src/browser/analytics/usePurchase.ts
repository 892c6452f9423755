import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useConfirmation } from '@/ui/hooks/useConfirmation';
import { countOnce } from './countOnce';
import { pushEvent } from './events';
import { tellConversion, toPurchase } from './purchase';

interface PurchaseOptions {
  /** Target of conversion reports; `null` if there is none. */
  readonly sendTo: string | null;
  readonly cities: readonly { readonly slug: string; readonly text: string }[];
}

/** Reports a booking once, on the screen that confirms it: not again after a reload or in another tab. */
export const usePurchase = (isReady: boolean, { sendTo, cities }: PurchaseOptions): void => {
  const { pathname } = useRouter();
  const confirmation = useConfirmation();
  const isShown = pathname === '/[site]/thankYou';
  useEffect(() => {
    const order = isShown && isReady ? confirmation?.order : undefined;
    // Without a reference, a repeated report could not be detected.
    if (!order || !countOnce(order.reference)) return;
    const city = cities.find(({ text }) => text === confirmation?.city)?.slug;
    pushEvent(toPurchase(order, city));
    if (sendTo !== null) tellConversion(sendTo, order);
  }, [isShown, isReady, confirmation, sendTo, cities]);
};
