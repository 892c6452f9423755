/** How old, or how far in the future, the time of a message may be, in ms. */
const window = 300_000;

/** Above this number of signatures, the oldest are removed. */
const most = 10_000;

/**
 * Detects replayed messages. This works only for messages with a time. A message without one may be sent any number of
 * times, because a second revalidation does no harm.
 */
export const createReplayGuard = (now: () => number) => {
  const seen = new Map<string, number>();

  const tidy = () => {
    for (const [signature, at] of seen) {
      if (at > now() - 2 * window && seen.size <= most) return;
      seen.delete(signature);
    }
  };

  return {
    /** @param madeAt in ms since 1970 */
    isTimely: (madeAt: number): boolean => Math.abs(now() - madeAt) <= window,

    /** Whether the signature is new. Records it. */
    isFirst: (signature: string): boolean => {
      tidy();
      if (seen.has(signature)) return false;
      seen.set(signature, now());
      return true;
    },

    forget: (signature: string): void => {
      seen.delete(signature);
    },
  };
};
