import { toCalendar } from '@/commerce/orders/calendar';
import type { Order } from '@/commerce/orders/order';
import type { OrderState } from '@/commerce/cart/orderState';
import type { Setting } from './mail/setting';

/** The calendar file of an order, in the language of its site. */
export const toOrderCalendar = (
  order: Order,
  state: OrderState,
  { words: t, group, nameOfCity, placeOf }: Setting,
): string =>
  toCalendar(order, state, {
    nameItem: ({ name }) => `${name}, ${nameOfCity(order.city)}`,
    describeItem: ({ people }) =>
      [`${t('reference')}: ${order.reference}`, t('people', { count: people }), group.name].join(
        '\n',
      ),
    placeOf: ({ productId }) => placeOf(order.city, productId),
  });
