import { memoize } from '@/lib/memoize';
import { toMoment } from '@/lib/zonedTime';

/**
 * `toMoment` for the search, which asks for the same few days and times thousands of times. Only in a browser: on the
 * server, times come from everybody, and what is remembered would grow.
 */
export const recallMoment = memoize(toMoment);
