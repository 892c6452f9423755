import {
  createThrottle as createPackageThrottle,
  type LogFailure,
} from '@troupe/basics/throttledLogger';
import { log } from './log';

/**
 * Creates a throttled logger of the shop: it logs each failure once at first, and then once a minute while it lasts.
 *
 * @param now in ms
 */
export const createThrottle = (level: 'warn' | 'error', now?: () => number): LogFailure =>
  createPackageThrottle((text, fields) => log[level](text, fields), now);

/**
 * Creates a throttled logger for one operation.
 *
 * @param subject the failed operation and its consequence, used as the message
 * @param now in ms
 */
export const createThrottledLogger = (subject: string, now?: () => number) => {
  const logFailure = createThrottle('error', now);
  return (error: unknown): void => logFailure(subject, error);
};
