import { findErrorCode } from '@/lib/errorCode';
import { log } from './log';

/** In ms: the same failure is not logged again within this time. */
const repeatAfter = 60_000;
/** Limits the memory for failures whose messages change each time. */
const mostKnown = 50;

/** Logs a failure of an operation. The text says which operation and with what consequence. */
export type LogFailure = (text: string, error: unknown) => void;

/**
 * Creates a throttled logger for repeated operations: it logs each failure once at first, and then once a minute while it
 * lasts. Failures are the same if their texts are, and their codes or messages.
 *
 * @param now in ms
 */
export const createThrottle = (
  level: 'warn' | 'error',
  now: () => number = () => performance.now(),
): LogFailure => {
  const loggedAt = new Map<string, number>();

  return (text, error) => {
    const key = `${text}\n${findErrorCode(error) ?? String(error)}`;
    if (now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < repeatAfter) return;
    if (loggedAt.size >= mostKnown) loggedAt.clear();
    loggedAt.set(key, now());
    log[level](text, { error });
  };
};

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
