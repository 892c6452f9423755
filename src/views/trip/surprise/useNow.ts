import { useCallback, useSyncExternalStore } from 'react';

/**
 * The current time, ms since 1970, renewed at an interval and rounded down to it.
 *
 * @returns `null` on the server and during hydration
 */
export const useNow = (intervalMs: number): number | null =>
  useSyncExternalStore(
    useCallback(
      (notify: () => void) => {
        const timer = setInterval(notify, intervalMs);
        return () => clearInterval(timer);
      },
      [intervalMs],
    ),
    () => Math.floor(Date.now() / intervalMs) * intervalMs,
    () => null,
  );
