import { toFields } from '@troupe/basics/fields';
import { isOneOf } from '@troupe/basics/isOneOf';
import type { BalanceDue } from '@/commerce/pricing/payment';
import { type OrderState, orderStates } from './orderState';
import { type ConfirmedOrder, parseOrder } from './parseOrder';

/** An order as its page shows it. */
export interface BookingPage {
  readonly order: ConfirmedOrder;
  readonly state: OrderState;
  /** Name of the city. */
  readonly city: string;
  readonly balanceDue: BalanceDue;
  /** The calendar file. */
  readonly calendar: string;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @param answer the `order` of the API's response @returns `undefined` if there is no complete order */
export const parseBookingPage = (answer: unknown): BookingPage | undefined => {
  const order = parseOrder(answer);
  const { state, city_name: city, balance_due: due, calendar } = toFields(answer);
  return order && isOneOf(orderStates, state)
    ? {
        order,
        state,
        city: toText(city),
        balanceDue: due === 'atOnce' ? 'atOnce' : 'later',
        calendar: toText(calendar),
      }
    : undefined;
};
