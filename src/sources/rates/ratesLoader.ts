import { fetchJson } from '@/http/client';

/** In ms. The bank answers within a fraction of it, and nobody waits: the rates before are still good. */
const timeout = 5000;

/** The feed of exchange rates. */
export interface RatesLoader {
  readonly name: string;
  /** The feed's table as it is, before anyone has looked inside. Throws when the feed is down, slow or not JSON. */
  readonly load: () => Promise<unknown>;
}

/**
 * @param url a feed in the shape of the Polish central bank's table A:
 *   `[{"table":"A","no","effectiveDate","rates":[{"currency","code","mid"}]}]`
 */
export const createRatesLoader = (url: string): RatesLoader => ({
  name: 'exchange rates',
  load: () => fetchJson(url, { timeout }),
});
