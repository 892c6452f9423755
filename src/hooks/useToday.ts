import { startTransition, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { todayIn } from '@/lib/days';

/** A tab may stay open over midnight; looking once a minute is early enough. */
const subscribe = (notify: () => void) => {
  const timer = setInterval(notify, 60_000);
  return () => clearInterval(timer);
};

/**
 * The day that it is in a time zone, `YYYY-MM-DD`. `null` on the server and while hydrating: a cached page was made on
 * another day. Half of a page shows more once it is known, so that is drawn in slices, a moment after hydrating.
 */
export const useToday = (timeZone: string): string | null => {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => startTransition(() => setIsKnown(true)), []);
  return useSyncExternalStore(
    subscribe,
    useCallback(() => (isKnown ? todayIn(timeZone) : null), [isKnown, timeZone]),
    () => null,
  );
};
