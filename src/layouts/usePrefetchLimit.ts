import Router from 'next/router';
import { useEffect } from 'react';
import { limitCalls } from '@/lib/limitCalls';

/** Pages that are fetched ahead at a time (spec section 9). */
const most = 4;

/**
 * Keeps links that a visitor passes over from fetching their pages all at once; and from fetching any of a build that is
 * no longer served. Links ask the router for it, so that is where it is kept.
 */
export const usePrefetchLimit = (isOutdated: boolean): void => {
  useEffect(() => {
    const { router } = Router;
    if (!router) return;
    const { prefetch } = router;
    router.prefetch = isOutdated
      ? () => Promise.resolve()
      : limitCalls(prefetch.bind(router), most);
    return () => {
      router.prefetch = prefetch;
    };
  }, [isOutdated]);
};
