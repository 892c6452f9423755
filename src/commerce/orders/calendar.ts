import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { addDays } from '@/lib/days';
import type { OrderState } from '@/commerce/cart/orderState';
import type { Order, OrderItem } from './order';

/** One activity of an order, in the words of a calendar. */
export interface CalendarTexts {
  /** The title of an event. */
  readonly nameItem: (item: OrderItem) => string;
  readonly describeItem: (item: OrderItem) => string;
  /** The meeting point; `undefined` if it is unknown. */
  readonly placeOf: (item: OrderItem) => string | undefined;
}

/** Control characters have no escape (RFC 5545, 3.1), and the library would pass them on. */
export const toCalendarText = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** The library writes the UTC day of a moment, whatever the time zone of the server. */
export const toMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

const statuses: Readonly<Record<OrderState, ICalEventStatus>> = {
  received: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The activities of an order as a calendar file (RFC 5545): one event per activity, on its day. Without the private link,
 * because calendars are shared.
 */
export const toCalendar = (order: Order, state: OrderState, texts: CalendarTexts): string => {
  const calendar: ICalCalendar = ical({
    prodId: '//Troupe//Orders//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
  });
  order.items.forEach((item, index) => {
    calendar.createEvent({
      // The same in every file, so that a later one replaces the events of an earlier one.
      id: `${order.reference}-${index + 1}@troupe`,
      stamp: new Date(order.createdAt),
      sequence: state === 'received' ? 0 : 1,
      status: statuses[state],
      allDay: true,
      start: toMidnight(item.selectedDate),
      end: toMidnight(addDays(item.selectedDate, 1)),
      summary: toCalendarText(texts.nameItem(item)),
      description: toCalendarText(texts.describeItem(item)),
      location: toCalendarText(texts.placeOf(item) ?? '') || null,
      // A plan must not block the days of a person's calendar.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  });
  return `${calendar.toString()}\r\n`;
};

/** The name of a calendar file. */
export const toCalendarFileName = (reference: string): string => `${reference}.ics`;
