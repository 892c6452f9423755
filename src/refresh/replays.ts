/** How old or how far ahead a message may say that it is, in ms. */
const window = 300_000;

/** More senders than that within the window, and the oldest are forgotten. */
const most = 10_000;

/**
 * Tells messages that are sent again by somebody who has overheard them. Only those that say when they were made can be
 * told: any other may be meant as often as it comes, and refreshing twice does no harm.
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

    /** Whether it is the first of its kind; from now on it is not. */
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
