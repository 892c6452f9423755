import { memoize } from './memoize';

const unitFormat = memoize(
  (locale: string, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }),
);

/** Formats `90` minutes as "1 hr 30 min" in the reader's language. */
export const formatDuration = (minutes: number, locale: string): string => {
  const format = (value: number, unit: 'hour' | 'minute') => unitFormat(locale, unit).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [format(hours, 'hour')] : []),
    ...(rest > 0 ? [format(rest, 'minute')] : []),
  ].join(' ');
};

const monthFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
);

const monthName = (month: number, locale: string) =>
  monthFormat(locale).format(Date.UTC(2024, month - 1, 15));

/** Formats months (1 to 12) in reading order, with neighbours joined: "Apr – Jun, Sept". */
export const formatMonths = (months: readonly number[], locale: string): string => {
  const runs: [number, number][] = [];
  for (const month of [...new Set(months)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === month - 1) last[1] = month;
    else runs.push([month, month]);
  }
  return runs
    .map(([from, to]) =>
      from === to
        ? monthName(from, locale)
        : `${monthName(from, locale)}\u00a0– ${monthName(to, locale)}`,
    )
    .join(', ');
};

const weekdayFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

const listFormat = memoize(
  (locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }),
);

/** Formats weekdays (1 = Monday … 7 = Sunday) as a list in words, without plural forms such as "Mondays". */
export const formatWeekdays = (weekdays: readonly number[], locale: string): string => {
  // 1 January 2024 was a Monday.
  const names = weekdays.map((weekday) => weekdayFormat(locale).format(Date.UTC(2024, 0, weekday)));
  return listFormat(locale).format(names);
};

const dayFormat = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats a calendar day, `YYYY-MM-DD`, with the month as a word. */
export const formatDay = (day: string, locale: string): string =>
  dayFormat(locale).format(new Date(`${day}T00:00:00Z`));

const shortDayFormat = memoize(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** Formats a calendar day, `YYYY-MM-DD`, in a short form: "Sat, 28 Nov 2026". */
export const formatShortDay = (day: string, locale: string): string =>
  shortDayFormat(locale).format(new Date(`${day}T00:00:00Z`));
