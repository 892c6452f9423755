import { callJson } from '@/platform/http/callJson';

/** In ms. The bank answers much faster, and no request waits for it: the previous rates are still valid. */
const timeoutMs = 5000;
/** The table of all currencies has 10 kB. */
const maxBytes = 1_000_000;

/** The feed of exchange rates. */
export interface RatesLoader {
  readonly name: string;
  /** The feed's table, not validated yet. Rejects if the feed is down, slow or not JSON. */
  readonly load: () => Promise<unknown>;
}

/**
 * @param url a feed in the shape of the Polish central bank's table A:
 *   `[{"table":"A","no","effectiveDate","rates":[{"currency","code","mid"}]}]`
 */
export const createRatesLoader = (url: string): RatesLoader => ({
  name: 'exchange rates',
  load: async () => {
    const redirects = { max: 20, sameOrigin: false };
    return (await callJson(url, { headers: {}, timeoutMs, maxBytes, redirects })).body;
  },
});
