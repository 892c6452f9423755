import { choosePeople, toAttendance } from './attendance';
import type { RsvpAnswer, TripAnswer } from './trip';

/** What says who attends the activities of a trip, as its page knows it. */
export interface Attendance {
  readonly guests: readonly { readonly id: string; readonly answer: TripAnswer | null }[];
  /** `item` is the id of the product. */
  readonly rsvps: readonly {
    readonly item: number;
    readonly guest: string;
    readonly answer: RsvpAnswer;
  }[];
}

const listAttendances = ({ guests, rsvps }: Attendance, item: number) => {
  const said = new Map(rsvps.filter((it) => it.item === item).map((it) => [it.guest, it.answer]));
  return guests.map((guest) => ({
    id: guest.id,
    attendance: toAttendance(guest, said.get(guest.id)),
  }));
};

/** The ids of the guests who attend an activity and pay for it: all who have not said no. */
export const listAttending = (source: Attendance, item: number): readonly string[] =>
  listAttendances(source, item)
    .filter(({ attendance }) => attendance !== 'no')
    .map(({ id }) => id);

/** The people that an activity is priced for, see `choosePeople`. */
export const countPriced = (
  source: Attendance,
  item: {
    readonly id: number;
    readonly ownPeople: number;
    readonly followsRsvps: boolean;
  },
): number => {
  const coming = listAttendances(source, item.id).filter(({ attendance }) => attendance === 'yes');
  return choosePeople(item.ownPeople, { follows: item.followsRsvps, coming: coming.length });
};
