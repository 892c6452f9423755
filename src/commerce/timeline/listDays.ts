import { addDays } from '@/lib/days';
import { minutesBetween, toLocalTime } from '@/lib/zonedTime';
import { recallMoment } from './moments';
import type { CheckedWeekend } from './checkWeekend';
import type { Clash } from './clash';
import type { Slot } from './slot';
import { listStayDays } from './stayDays';
import { estimateWay, type Way } from './ways';
import type { Weekend } from './weekend';

/** What is between an activity and the one before it on the same day. */
export interface Gap {
  /** `undefined` if a place is unknown. */
  readonly way: Way | undefined;
  /** Beside the way, in minutes; negative if there is too little time for it. */
  readonly free: number;
}

/** An activity on its day. */
export interface Block {
  readonly slot: Slot;
  /** Nobody has chosen the start time. */
  readonly isTentative: boolean;
  /** It ends on the next day by the clock. */
  readonly endsLater: boolean;
  readonly clashes: readonly Clash[];
  /** Whether it is part of a clash, also of one that is named at the other activity. */
  readonly isInClash: boolean;
  /** `null` if nothing is before it, or that ends later or at an unknown time. */
  readonly gap: Gap | null;
}

export interface TimelineDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly blocks: readonly Block[];
}

const toGap = (before: Slot | undefined, slot: Slot): Gap | null => {
  // Between two that overlap there is nothing.
  if (!before || before.end === null || slot.start < before.end) return null;
  const way = estimateWay(before.activity.times.ends, slot.activity.times.begins);
  return { way, free: minutesBetween(before.end, slot.start) - (way?.minutes ?? 0) };
};

const isAbout = ({ id, other }: Clash, one: number) => id === one || other === one;

/** An open choice is not a clash of an activity with anything. */
const isHard = ({ kind }: Clash): boolean => kind !== 'timeOpen' && kind !== 'dayOpen';

/** The days of the stay, if it is said, and all on which something is planned, with their activities in order. */
export const listDays = (
  { slots, tentative, clashes }: CheckedWeekend,
  weekend: Weekend,
): readonly TimelineDay[] => {
  const { arrival, departure } = weekend.stay;
  const stay = arrival === null || departure === null ? [] : listStayDays(weekend);
  const days = new Set([...stay, ...slots.map(({ day }) => day)]);
  return [...days].sort().map((day) => {
    const own = slots.filter((slot) => slot.day === day);
    return {
      day,
      blocks: own.map((slot, index) => {
        const { id } = slot.activity;
        const about = clashes.filter((clash) => isAbout(clash, id));
        return {
          slot,
          isTentative: tentative.has(id),
          endsLater: slot.end !== null && toLocalTime(slot.end, weekend.timeZone).day > day,
          clashes: about.filter((clash) => clash.id === id),
          isInClash: about.some(isHard),
          gap: toGap(own[index - 1], slot),
        };
      }),
    };
  });
};

/** The hours that all days show, as `HH` of the first and of the last, which may be above 24. */
export interface HourRange {
  readonly first: number;
  readonly last: number;
}

const FIRST_HOUR = 9;
const LAST_HOUR = 22;
const HOUR_MINUTES = 60;

/** The hours that hold everything that is planned, by the clock, and a usual day at least. */
export const findHours = (days: readonly TimelineDay[], { timeZone }: Weekend): HourRange =>
  days.reduce<HourRange>(
    (range, { day, blocks }) =>
      blocks.reduce<HourRange>(({ first, last }, { slot }) => {
        const midnight = recallMoment(day, '00:00', timeZone);
        const begins = minutesBetween(midnight, slot.start) / HOUR_MINUTES;
        const ends = minutesBetween(midnight, slot.end ?? slot.start) / HOUR_MINUTES;
        return {
          first: Math.min(first, Math.floor(begins)),
          last: Math.max(last, Math.ceil(ends)),
        };
      }, range),
    { first: FIRST_HOUR, last: LAST_HOUR },
  );

/** The moments at which the hours of a day begin that are a multiple of `step`, on the days on which clocks are changed too. */
export const listHours = (
  day: string,
  { first, last }: HourRange,
  step: number,
  { timeZone }: Pick<Weekend, 'timeZone'>,
): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((hour) => hour % step === 0)
    .map((hour) =>
      recallMoment(
        addDays(day, Math.floor(hour / 24)),
        `${String(hour % 24).padStart(2, '0')}:00`,
        timeZone,
      ),
    );
