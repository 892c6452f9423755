import { findErrorCode } from './errorCode';
import type { Tell } from './log';

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
 * @param tell writes one line: `warn` or `error` of a log
 * @param now in ms
 */
export const createThrottle = (
  tell: Tell,
  now: () => number = () => performance.now(),
): LogFailure => {
  const loggedAt = new Map<string, number>();

  return (text, error) => {
    const key = `${text}\n${findErrorCode(error) ?? String(error)}`;
    if (now() - (loggedAt.get(key) ?? Number.NEGATIVE_INFINITY) < repeatAfter) return;
    if (loggedAt.size >= mostKnown) loggedAt.clear();
    loggedAt.set(key, now());
    tell(text, { error });
  };
};
