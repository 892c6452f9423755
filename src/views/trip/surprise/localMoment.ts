import { isStartTime } from '@/commerce/cart/cart';
import { isDay } from '@/lib/days';
import { type LocalTime, toLocalTime, toMoment } from '@/lib/zonedTime';

/** The value of an input for day and time, `YYYY-MM-DDTHH:MM`. @returns `undefined` if it is incomplete */
export const parseLocal = (value: string): LocalTime | undefined => {
  const [day, time] = value.split('T');
  return isDay(day) && isStartTime(time) ? { day, time } : undefined;
};

/** The value of an input for a moment. @param moment ISO 8601 @param timeZone IANA name */
export const formatLocal = (moment: string, timeZone: string): string => {
  const { day, time } = toLocalTime(Date.parse(moment), timeZone);
  return `${day}T${time}`;
};

/** The moment that a day and a time name in a time zone, ISO 8601 in UTC. */
export const toIsoMoment = ({ day, time }: LocalTime, timeZone: string): string =>
  new Date(toMoment(day, time, timeZone)).toISOString();
