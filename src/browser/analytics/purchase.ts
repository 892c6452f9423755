import type { ConfirmedOrder } from '@/commerce/cart/parseOrder';
import { command } from './dataLayer';
import type { EcommerceEvent } from './events';
import { sumOf, toItems } from './items';

/** Builds the event for an order, with the prices and currency of its confirmation. @param city slug of the city */
export const toPurchase = (order: ConfirmedOrder, city: string | undefined): EcommerceEvent => {
  const items = order.items.flatMap(({ id, name, extras, price }) =>
    toItems({ id, name, extras }, price, city),
  );
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: order.reference,
      currency: order.currency,
      // GA4 expects the tax separately.
      value: sumOf(items),
      tax: order.totals.tax?.amount ?? 0,
      items,
    },
  };
};

/** Reports a conversion for an advertisement. Google also counts a transaction only once. */
export const tellConversion = (sendTo: string, order: ConfirmedOrder): void =>
  command('event', 'conversion', {
    send_to: sendTo,
    transaction_id: order.reference,
    value: order.totals.total,
    currency: order.currency,
  });
