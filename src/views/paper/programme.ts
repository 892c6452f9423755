import { resolveStartTime } from '@/commerce/cart/notices';
import type { DateChoice } from '@/commerce/cart/cart';
import { addMinutes, toMoment } from '@/lib/zonedTime';

/** What a sheet says of an activity. */
export interface ProgrammeItem {
  readonly id: number;
  readonly name: string;
  /** `YYYY-MM-DD` in the city's time zone. */
  readonly day: string;
  readonly dateChoice: DateChoice;
  /** `HH:MM`; `null` if any start time will do. */
  readonly time: string | null;
  /** Empty if unknown. */
  readonly startTimes: readonly string[];
  /** `null` if unknown. */
  readonly durationMinutes: number | null;
  /** Where the group meets; empty if unknown. */
  readonly place: string;
  readonly bring: readonly string[];
}

/** An activity at its time. Moments are ms since 1970, and `null` if they are open or unknown. */
export interface Stop extends Pick<ProgrammeItem, 'id' | 'name' | 'place' | 'bring'> {
  readonly start: number | null;
  readonly end: number | null;
}

export interface ProgrammeDay {
  /** `YYYY-MM-DD`; `null` for the activities whose day nobody has chosen. */
  readonly day: string | null;
  readonly stops: readonly Stop[];
}

const toStop = (item: ProgrammeItem, timeZone: string): Stop => {
  const { id, name, place, bring, day, time, dateChoice, startTimes, durationMinutes } = item;
  const chosen =
    dateChoice === 'chosen' ? resolveStartTime(time ?? undefined, startTimes) : undefined;
  const start = chosen === undefined ? null : toMoment(day, chosen, timeZone);
  // Real minutes, also in the nights in which clocks are changed.
  const end =
    start === null || durationMinutes === null ? null : addMinutes(start, durationMinutes);
  return { id, name, place, bring, start, end };
};

/** Those without a time come last. */
const toOrder = ({ start }: Stop): number => start ?? Number.POSITIVE_INFINITY;

const byStart = (one: Stop, other: Stop): number => {
  const [first, second] = [toOrder(one), toOrder(other)];
  return first === second ? one.name.localeCompare(other.name, 'en') : first - second;
};

/** The activities by day and hour. @param timeZone IANA name of that of the city */
export const toProgramme = (
  items: readonly ProgrammeItem[],
  timeZone: string,
): readonly ProgrammeDay[] => {
  const dayOf = ({ day, dateChoice }: ProgrammeItem) =>
    dateChoice === 'chosen' && day !== '' ? day : null;
  const days = [...new Set(items.flatMap((item) => dayOf(item) ?? []))].sort();
  return [...days, null].flatMap((day) => {
    const stops = items
      .filter((item) => dayOf(item) === day)
      .map((item) => toStop(item, timeZone))
      .sort(byStart);
    return stops.length > 0 ? [{ day, stops }] : [];
  });
};

/** The first activities of a programme. Days without any are left out. */
export const takeStops = (
  days: readonly ProgrammeDay[],
  count: number,
): readonly ProgrammeDay[] => {
  let left = count;
  return days.flatMap(({ day, stops }) => {
    const taken = stops.slice(0, Math.max(left, 0));
    left -= taken.length;
    return taken.length > 0 ? [{ day, stops: taken }] : [];
  });
};
