import type { TripAnswer } from './trip';

/** What says who attends an activity of a trip. */
export interface Attendance {
  readonly guests: readonly { readonly id: string; readonly answer: TripAnswer | null }[];
}

/**
 * The guests who attend an activity and pay for it: all who have not said no. The one place that decides it.
 *
 * @param _item the id of the product: answers are for the whole trip
 * @returns their ids
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- callers say it already, so that answers may become those of one activity
export const listAttending = ({ guests }: Attendance, _item: number): readonly string[] =>
  guests.filter(({ answer }) => answer !== 'no').map(({ id }) => id);
