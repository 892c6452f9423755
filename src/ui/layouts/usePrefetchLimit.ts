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

/** Whether prefetching stopped because the build is no longer served. Links that still wait stop with it. */
let isStopped = false;

/**
 * Limits prefetching of the links that the visitor sees or points at: the others wait in a queue, and the one that is
 * pointed at goes first. Must be used by the app itself, before its links are seen: neither in a part that loads later,
 * nor in `useEffect`.
 */
export const usePrefetchLimit = (): void => {
  useLayoutEffect(
    () =>
      replacePrefetch((prefetch) =>
        limitCalls<Parameters<Prefetch>>(
          async (...link) => (isStopped ? undefined : prefetch(...link)),
          most,
          (_url, _as, options) => options?.priority === true,
        ),
      ),
    [],
  );
};

/** Stops prefetching for a build that is no longer served. */
export const usePrefetchStop = (isOutdated: boolean): void => {
  useLayoutEffect(() => {
    isStopped = isOutdated;
    return () => {
      isStopped = false;
    };
  }, [isOutdated]);
};
