import type { Mesh } from '@/catalog/mesh/mesh';
import { type Order, toApiOrder } from '@/commerce/orders/order';
import type { OrderStatus } from '@/commerce/cart/orderState';
import { balanceDueOf } from './mail/planBlocks';
import { loadSetting } from './mail/setting';
import { toOrderCalendar } from './orderCalendar';

/**
 * The data of an order's page for the API. Without the customer's name, addresses and notes: a customer forwards the link
 * to the group.
 *
 * @returns `undefined` if the brand does not exist any more
 */
export const toBookingPage = async (
  order: Order,
  status: OrderStatus | undefined,
  mesh: Mesh,
): Promise<object | undefined> => {
  const setting = await loadSetting(mesh, order);
  if (!setting) return undefined;
  const { state, since } = status ?? { state: 'received', since: order.createdAt };
  const api = toApiOrder(order);
  return {
    ...api,
    state,
    state_since: since,
    city_name: setting.nameOfCity(order.city),
    time_zone: setting.timeZoneOf(order.city),
    balance_due: balanceDueOf(order, setting),
    items: api.items.map((item) => ({
      ...item,
      meeting_point: setting.placeOf(order.city, item.id) ?? null,
    })),
    calendar: toOrderCalendar(order, state, setting),
  };
};
