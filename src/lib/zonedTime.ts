import { memoize } from './memoize';

/** Wall-clock times of a city and the moments that they name, also on the days on which clocks are changed. */

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const formatFor = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** @param moment ms since 1970 @param timeZone IANA name @returns what calendar and clock show there */
export const toLocalTime = (moment: number, timeZone: string): LocalTime => {
  const parts = formatFor(timeZone).formatToParts(moment);
  const pick = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${pick('year')}-${pick('month')}-${pick('day')}`,
    time: `${pick('hour')}:${pick('minute')}`,
  };
};

/** How far the clock is ahead of UTC, in ms. @param moment at a whole minute */
const offsetAt = (moment: number, timeZone: string): number => {
  const { day, time } = toLocalTime(moment, timeZone);
  return Date.parse(`${day}T${time}:00Z`) - moment;
};

/**
 * The moment that a time of a city names. Of an hour that the clock shows twice, the first. A time that the clock skips
 * is as much later as it skips, as `Temporal` has it.
 *
 * @param day `YYYY-MM-DD` @param time `HH:MM` @param timeZone IANA name @returns ms since 1970
 */
export const toMoment = (day: string, time: string, timeZone: string): number => {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(wall - DAY_MS, timeZone);
  const after = offsetAt(wall + DAY_MS, timeZone);
  const fitting = [before, after].find((offset) => offsetAt(wall - offset, timeZone) === offset);
  return wall - (fitting ?? before);
};

/** @returns a moment so many minutes later */
export const addMinutes = (moment: number, minutes: number): number => moment + minutes * MINUTE_MS;

/** @returns whole minutes, rounded down; negative if `to` is earlier */
export const minutesBetween = (from: number, to: number): number =>
  Math.floor((to - from) / MINUTE_MS);
