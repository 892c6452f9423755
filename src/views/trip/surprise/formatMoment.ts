import { memoize } from '@/lib/memoize';

const momentFormat = memoize(
  (locale: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone === '' ? {} : { timeZone, timeZoneName: 'short' }),
    }),
);

/**
 * Formats a moment with its weekday: "Friday 4 December at 18:00".
 *
 * @param moment ISO 8601 @param timeZone without it, that of the browser
 */
export const formatMoment = (moment: string, locale: string, timeZone?: string): string =>
  momentFormat(locale, timeZone ?? '').format(new Date(moment));

const dayFormat = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);

/** Formats a calendar day with its weekday: "Friday 4 December". @param day `YYYY-MM-DD` */
export const formatWeekday = (day: string, locale: string): string =>
  dayFormat(locale).format(new Date(`${day}T00:00:00Z`));

const relativeFormat = memoize(
  (locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }),
);

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats the time that is left: "in 3 days". @param leftMs the last minute counts as a whole one */
export const formatCountdown = (leftMs: number, locale: string): string => {
  const [unit, size] = units.find(([, ms]) => leftMs >= 2 * ms) ?? (['minute', 60_000] as const);
  return relativeFormat(locale).format(Math.max(1, Math.floor(leftMs / size)), unit);
};
