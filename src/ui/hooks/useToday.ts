import { useCallback, useSyncExternalStore } from 'react';
import { todayIn } from '@/lib/days';
import { useIsLive } from './useIsLive';

/** A tab may stay open past midnight; one check per minute is enough. */
const subscribe = (notify: () => void) => {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
};

/**
 * The current day in a time zone, `YYYY-MM-DD`. `null` on the server and during hydration, because a cached page was
 * rendered on another day. Much of a page depends on it, so it is set in a transition after hydration.
 */
export const useToday = (timeZone: string): string | null => {
  const isKnown = useIsLive();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (isKnown ? todayIn(timeZone) : null), [isKnown, timeZone]),
    () => null,
  );
};
