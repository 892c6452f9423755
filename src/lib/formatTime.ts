/** `90` minutes as "1 hr 30 min" in the reader's language. */
export const formatDuration = (minutes: number, locale: string): string => {
  const format = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [format(hours, 'hour')] : []),
    ...(rest > 0 ? [format(rest, 'minute')] : []),
  ].join(' ');
};

const monthName = (month: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, month - 1, 15),
  );

/** Months (1 to 12) in reading order with neighbours joined: "Apr – Jun, Sept". */
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
        : `${monthName(from, locale)} – ${monthName(to, locale)}`,
    )
    .join(', ');
};

/** Weekdays (1 = Monday … 7 = Sunday) as a list in words: "Mondays" is up to the sentence around it. */
export const formatWeekdays = (weekdays: readonly number[], locale: string): string => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const names = weekdays.map((weekday) => format.format(Date.UTC(2024, 0, weekday)));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
};

/** A calendar day, `YYYY-MM-DD`, with the month written out. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A calendar day, `YYYY-MM-DD`, as short as it is clear: "Sat, 28 Nov 2026". */
export const formatShortDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
