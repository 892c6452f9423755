import { log } from './log';

/** In ms: for as long an operator need not be told the same again. */
const repeatAfter = 60_000;
/** Failures whose words change each time must not fill the memory. */
const mostKnown = 50;

/**
 * A log for what is tried again and again: each failure is told when it is first met, and once a minute while it lasts.
 *
 * @param subject what failed and what is done about it
 * @param now in ms
 */
export const createFailureLog = (subject: string, now: () => number = () => performance.now()) => {
  const toldAt = new Map<string, number>();

  return (error: unknown): void => {
    const words = String(error);
    if (now() - (toldAt.get(words) ?? Number.NEGATIVE_INFINITY) < repeatAfter) return;
    if (toldAt.size >= mostKnown) toldAt.clear();
    toldAt.set(words, now());
    log.error(subject, { error });
  };
};
