/**
 * Calendar days as `YYYY-MM-DD`, without a time or a zone. Never use `toISOString()` of a local date: it shifts the day
 * for half the world.
 */

const dayMs = 86_400_000;

const toUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const fromUtc = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a valid calendar day: `2026-02-30` is not. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(toUtc(text)) &&
  fromUtc(toUtc(text)) === text;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, since creating a format takes longer than the rest of an order. */
const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
};

/** Returns the current day in a time zone. @param timeZone IANA name */
export const todayIn = (timeZone: string, now: Date = new Date()): string => {
  const parts = formatFor(timeZone).formatToParts(now);
  const pick = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${pick('year')}-${pick('month')}-${pick('day')}`;
};

export const addDays = (day: string, days: number): string => fromUtc(toUtc(day) + days * dayMs);

/** How many days the second one comes after the first; negative if it comes before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((toUtc(to) - toUtc(from)) / dayMs);

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: string): number => new Date(toUtc(day)).getUTCDay() || 7;

/** 1 = January … 12 = December. */
export const monthOf = (day: string): number => Number(day.slice(5, 7));
