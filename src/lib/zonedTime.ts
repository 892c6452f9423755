import { memoize } from './memoize';

const clockOf = memoize(
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

/** What a clock of the zone shows at a moment, as if it were UTC. In ms. */
const readClock = (ms: number, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(ms);
  const pick = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(pick('year'), pick('month') - 1, pick('day'), pick('hour'), pick('minute'));
};

/**
 * The moment at which a clock shows a time. In the hour that summer time leaves out, it is as long after midnight as
 * the time says; of the hour that comes twice, it is the first.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param timeZone IANA name
 */
export const toMoment = (day: string, time: string, timeZone: string): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (ms: number) => readClock(ms, timeZone) - ms;
  // A day before and a day after have the offsets of both sides of a change.
  const [before, after] = [offsetAt(shown - 86_400_000), offsetAt(shown + 86_400_000)];
  const moments = [shown - before, shown - after];
  return new Date(moments.find((ms) => readClock(ms, timeZone) === shown) ?? shown - before);
};
