import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '@/lib/days';
import { addMinutes, toMoment } from '@/lib/zonedTime';
import { toCalendarText, toMidnight } from '@/commerce/orders/calendar';
import { isAttending } from './model/attendance';
import type { Trip, TripItem } from './model/trip';
import type { PricedTrip, PricedTripItem } from './priceTrip';

/** A trip in the words of a calendar. They name no guest. */
export interface TripCalendarTexts {
  /** Of the whole calendar. */
  readonly name: string;
  readonly nameItem: (name: string) => string;
  readonly describeItem: (item: TripItem) => string;
  /** The meeting point; `undefined` if it is unknown. */
  readonly placeOf: (productId: number) => string | undefined;
}

/** How often a calendar may look again, in seconds. Many look less often. */
const REFRESH_SECONDS = 3600;

/** An activity with a time is in UTC, any other is for the whole day. */
const toTimes = ({ item, sold }: PricedTripItem, timeZone: string) => {
  if (item.time === null || item.dateChoice !== 'chosen') {
    return {
      allDay: true,
      start: toMidnight(item.day),
      end: toMidnight(addDays(item.day, 1)),
    };
  }
  const start = toMoment(item.day, item.time, timeZone);
  const minutes = sold?.product.durationMinutes ?? 60;
  return { allDay: false, start: new Date(start), end: new Date(addMinutes(start, minutes)) };
};

/**
 * The planned activities of a trip as a calendar (RFC 5545), to subscribe to or as a file. An event keeps its UID for as
 * long as the activity is in the trip, and its SEQUENCE rises with every change of the trip.
 *
 * @param guestId whose calendar it is: without what he has said no to. `null` for everything
 * @param changedAt the moment of the last change, ISO 8601 in UTC: the same trip gives the same text
 */
export const toTripCalendar = (
  trip: Trip,
  { shop, items }: Pick<PricedTrip, 'shop' | 'items'>,
  guestId: string | null,
  changedAt: string,
  texts: TripCalendarTexts,
): string => {
  const calendar = ical({
    prodId: '//Troupe//Trips//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: toCalendarText(texts.name),
    // REFRESH-INTERVAL and X-PUBLISHED-TTL.
    ttl: REFRESH_SECONDS,
  });
  for (const priced of items) {
    const { item, sold } = priced;
    if (item.state !== 'planned') continue;
    if (guestId !== null && !isAttending(trip, guestId, item.productId)) continue;
    calendar.createEvent({
      id: `${trip.id}-${item.productId}@troupe`,
      stamp: new Date(changedAt),
      sequence: trip.revision,
      status: ICalEventStatus.TENTATIVE,
      ...toTimes(priced, shop.city.timeZone),
      summary: toCalendarText(texts.nameItem(sold?.texts.name ?? item.name)),
      description: toCalendarText(texts.describeItem(item)),
      location: toCalendarText(texts.placeOf(item.productId) ?? '') || null,
      // A plan must not block the days of a person's calendar.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
};
