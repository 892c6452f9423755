import { toFields } from '@troupe/basics/fields';
import { isStartTime } from '@/commerce/cart/cart';
import type { ActivityTimes, Hours, Place } from './weekend';

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const orNull = (value: unknown): number | null => (isNumber(value) ? value : null);

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter(isNumber) : [];

const toPlace = (value: unknown): Place | null => {
  const { name, latitude, longitude } = toFields(value);
  return typeof name === 'string' && isNumber(latitude) && isNumber(longitude)
    ? { name, latitude, longitude }
    : null;
};

const toHours = (value: unknown): Hours[] => {
  const { from, to } = toFields(value);
  return isStartTime(from) && isStartTime(to) ? [{ from, to }] : [];
};

const EVERY_MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * @param value of a response, which may be that of another version of the shop. What it lacks is unknown
 * @returns `null` if there is nothing
 */
export const parseTimes = (value: unknown): ActivityTimes | null => {
  if (typeof value !== 'object' || value === null) return null;
  const times = toFields(value);
  const { startTimes, closedHours, seasonMonths } = times;
  return {
    startTimes: Array.isArray(startTimes) ? startTimes.filter(isStartTime) : [],
    closedWeekdays: numbers(times['closedWeekdays']),
    seasonMonths: Array.isArray(seasonMonths) ? numbers(seasonMonths) : EVERY_MONTH,
    durationMinutes: orNull(times['durationMinutes']),
    minAge: orNull(times['minAge']),
    begins: toPlace(times['begins']),
    ends: toPlace(times['ends']),
    closedHours: Array.isArray(closedHours) ? closedHours.flatMap(toHours) : [],
  };
};
