import { useCallback, useSyncExternalStore } from 'react';
import { todayIn } from '@/lib/days';

/** A tab may stay open over midnight; looking once a minute is early enough. */
const subscribe = (notify: () => void) => {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
};

/**
 * The day that it is in a time zone, `YYYY-MM-DD`. `null` on the server and while hydrating: a cached page was made on
 * another day.
 */
export const useToday = (timeZone: string): string | null =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => todayIn(timeZone), [timeZone]),
    () => null,
  );
