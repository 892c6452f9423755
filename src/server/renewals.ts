import { createBoundedMap } from '@/lib/boundedMap';
import type { Forwarding } from './forward';
import type { AskedSite } from './siteOfHost';

/** In ms until it is asked for once more, should the last time have led to nothing. */
const pause = 1000;
const mostKnown = 20_000;

/** Has stale pages made anew behind the visitor's back, each once. */
export const createRenewals = (
  { read }: Pick<Forwarding, 'read'>,
  now: () => number = () => performance.now(),
) => {
  const askedAt = createBoundedMap<number>(mostKnown);
  return {
    /** @param url by which the page was found stale: it leads the renderer to the same */
    renew: (key: string, url: string, { host }: Pick<AskedSite, 'host'>): void => {
      if (now() - (askedAt.get(key) ?? Number.NEGATIVE_INFINITY) < pause) return;
      askedAt.set(key, now());
      // What goes wrong shows in the page cache: the page stays stale.
      read(url, host ?? 'localhost').catch(() => undefined);
    },
  };
};

export type Renewals = ReturnType<typeof createRenewals>;
