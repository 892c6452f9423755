import type { OpenDays } from '@/commerce/cart/bookableDay';
import type { DateChoice } from '@/commerce/cart/cart';
import type { Stay } from '@/commerce/cart/notices';

/** What a timeline is made from: the activities of a plan, and what the catalogue knows of each. */

export interface Place {
  /** Empty for a place that needs none, such as the centre of the city. */
  readonly name: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** From one time of the day to another, as `HH:MM`; over midnight if `to` is not later than `from`. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** What the catalogue knows of when and where an activity takes place. What it does not know causes no clash. */
export interface ActivityTimes extends OpenDays {
  /** `HH:MM` in the city's time zone; empty if unknown. */
  readonly startTimes: readonly string[];
  /** `null` if unknown. */
  readonly durationMinutes: number | null;
  /** Where the group meets; `null` if unknown. */
  readonly begins: Place | null;
  /** Where it is afterwards; `null` if unknown. */
  readonly ends: Place | null;
  /** When it cannot take place: the night hours of the city, and those outside its own hours. */
  readonly closedHours: readonly Hours[];
  /** Years; `null` if unknown. */
  readonly minAge: number | null;
}

/** An activity of a plan. */
export interface PlannedActivity {
  /** The id of the product. A plan has each at most once. */
  readonly id: number;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly day: string;
  readonly dateChoice: DateChoice;
  /** `HH:MM`; `null` if any start time will do. */
  readonly time: string | null;
  readonly times: ActivityTimes;
}

/** The activities of a plan for one city, with the group's stay. */
export interface Weekend {
  readonly activities: readonly PlannedActivity[];
  readonly stay: Stay;
  /** IANA name of the city's time zone. */
  readonly timeZone: string;
  /** `YYYY-MM-DD` in the city. */
  readonly today: string;
  /** Age of the youngest of the group, in years; `null` if nobody has said it. */
  readonly youngest: number | null;
}

/** A day and a start time that somebody chooses for an activity. */
export interface Start {
  readonly id: number;
  readonly day: string;
  readonly time: string;
}

/** The plan with other days and start times, as the pickers would set them. */
export const withStarts = (weekend: Weekend, starts: readonly Start[]): Weekend => ({
  ...weekend,
  activities: weekend.activities.map((activity) => {
    const start = starts.find(({ id }) => id === activity.id);
    if (!start) return activity;
    return { ...activity, day: start.day, time: start.time, dateChoice: 'chosen' };
  }),
});
