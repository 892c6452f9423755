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
  /** IANA name; UTC where the response does not say it. */
  readonly timeZone: string;
  readonly balanceDue: BalanceDue;
  /** The calendar file. */
  readonly calendar: string;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A name that the browser does not know would stop the page. */
const toTimeZone = (value: unknown): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: toText(value) }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** @param answer the `order` of the API's response @returns `undefined` if there is no complete order */
export const parseBookingPage = (answer: unknown): BookingPage | undefined => {
  const order = parseOrder(answer);
  const { state, city_name: city, time_zone, balance_due: due, calendar } = toFields(answer);
  return order && isOneOf(orderStates, state)
    ? {
        order,
        state,
        city: toText(city),
        timeZone: toTimeZone(time_zone),
        balanceDue: due === 'atOnce' ? 'atOnce' : 'later',
        calendar: toText(calendar),
      }
    : undefined;
};
