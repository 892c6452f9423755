import { createClockCache } from '@troupe/basics/clockCache';
import type { RendererProxy } from './rendererProxy';
import type { AskedSite } from './siteRouting';

/** In ms between two revalidation requests for the same page. */
const pause = 1000;
const mostKnown = 20_000;

/** Revalidates stale pages in the background, each at most once per pause. */
export const createBackgroundRevalidation = (
  { read }: Pick<RendererProxy, 'read'>,
  now: () => number = () => performance.now(),
) => {
  const askedAt = createClockCache<number>(mostKnown);
  return {
    /** @param url the requested URL of the stale page, which leads the renderer to the same page */
    renew: (key: string, url: string, { host }: Pick<AskedSite, 'host'>): void => {
      if (now() - (askedAt.get(key) ?? Number.NEGATIVE_INFINITY) < pause) return;
      askedAt.set(key, now());
      // On an error, the page stays stale and a later request tries again.
      read(url, host ?? 'localhost').catch(() => undefined);
    },
  };
};

export type BackgroundRevalidation = ReturnType<typeof createBackgroundRevalidation>;
