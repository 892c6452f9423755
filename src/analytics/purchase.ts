import type { ConfirmedOrder } from '@/cart/parseOrder';
import { command } from './dataLayer';
import type { EcommerceEvent } from './events';
import { sumOf, toItems } from './items';

/** An order at the prices and in the currency that its confirmation shows. @param city its slug */
export const toPurchase = (order: ConfirmedOrder, city: string | undefined): EcommerceEvent => {
  const items = order.items.flatMap(({ id, name, extras, price }) =>
    toItems({ id, name, extras }, price, city),
  );
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.reference,
      currency: order.currency,
      // Tax is told apart, as GA4 wants it.
      value: sumOf(items),
      tax: order.totals.tax?.amount ?? 0,
      items,
    },
  };
};

/** For the advertisement that led to it. Google counts a transaction once, too. */
export const tellConversion = (sendTo: string, order: ConfirmedOrder): void =>
  command('event', 'conversion', {
    send_to: sendTo,
    transaction_id: order.reference,
    value: order.totals.total,
    currency: order.currency,
  });
