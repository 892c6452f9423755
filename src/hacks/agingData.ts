import Router from 'next/router';
import { useEffect } from 'react';

/** In ms: as long as an editor waits for a change at most. */
const longestMs = 60_000;

/**
 * Forgets every minute what links have prefetched and what pages had as data: Next's router keeps both as long as the
 * tab is open. A link that is pointed at prefetches again.
 */
export const useAgingData = (): void => {
  useEffect(() => {
    const timer = setInterval(() => {
      if (Router.router) Router.router.sdc = {};
    }, longestMs);
    return () => clearInterval(timer);
  }, []);
};
