import { toAttendance } from '@/commerce/trips/model/attendance';
import type { RsvpAnswer } from '@/commerce/trips/model/trip';
import type { ShownGuest, ShownItem, TripState } from '@/commerce/trips/model/tripState';
import type { TripParts } from './tripParts';

/** What the parts of the card of an activity work with. */
export interface ItemParts extends TripParts {
  readonly item: ShownItem;
}

/** Whether a guest comes to an activity; `null` while it is open. */
export const attendanceOf = (
  { rsvps }: Pick<TripState, 'rsvps'>,
  item: number,
  guest: ShownGuest,
): RsvpAnswer | null =>
  toAttendance(guest, rsvps.find((it) => it.item === item && it.guest === guest.id)?.answer);
