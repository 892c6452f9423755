import Router from 'next/router';
import { useLayoutEffect } from 'react';
import { limitCalls } from '@/lib/limitCalls';

/** Number of concurrent prefetches (spec section 9). */
const most = 4;

type Prefetch = NonNullable<typeof Router.router>['prefetch'];

/** Links call the router's `prefetch`, so it is replaced there. @returns undoes it */
const replacePrefetch = (replace: (prefetch: Prefetch) => Prefetch): (() => void) | undefined => {
  const { router } = Router;
  if (!router) return undefined;
  const { prefetch } = router;
  router.prefetch = replace(prefetch.bind(router));
  return () => {
    router.prefetch = prefetch;
  };
};

/**
 * Limits prefetching when the pointer passes over many links. Must be used by the app itself, before its links answer
 * the pointer: neither in a part that loads later, nor in `useEffect`.
 */
export const usePrefetchLimit = (): void => {
  useLayoutEffect(() => replacePrefetch((prefetch) => limitCalls(prefetch, most)), []);
};

/** Stops prefetching for a build that is no longer served. */
export const usePrefetchStop = (isOutdated: boolean): void => {
  useLayoutEffect(
    () => (isOutdated ? replacePrefetch(() => () => Promise.resolve()) : undefined),
    [isOutdated],
  );
};
