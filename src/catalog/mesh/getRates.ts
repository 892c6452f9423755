import { processState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import type { Rates } from '@/commerce/pricing/currencies';
import { parseRates } from '@/commerce/pricing/rates';
import { createDefaultTable, type RatesTable } from '@/commerce/pricing/ratesTable';
import { createRatesLoader } from '@/catalog/sources/rates/ratesLoader';
import { createStoredLoad } from './storedLoad';
import { createRatesSnapshot, type RatesSnapshot } from './ratesSnapshot';
import { snapshotFolder } from './sources';

const today = () => new Date().toISOString().slice(0, 10);

const onFailure = createThrottledLogger('rates: keeping the last good ones');

const createProcessSnapshot = (url: string): RatesSnapshot =>
  createRatesSnapshot({
    loader: createRatesLoader(url),
    kept: createStoredLoad({
      folder: snapshotFolder(getEnv()),
      id: 'exchange-rates',
      name: url,
      onFailure,
    }),
    // Spec section 9 has a one-hour constant whose use is not shown; it fits here, as the bank publishes once a day.
    maxAge: 3_600_000,
    retryAfter: 60_000,
    timeoutMs: 2000,
    reloadTimeout: 5000,
    now: () => performance.now(),
    today,
    onFailure,
  });

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    rates: RatesSnapshot;
  }
}

/** Returns `undefined` if no feed is configured. */
const getSnapshot = (): RatesSnapshot | undefined => {
  const url = getEnv().exchangeRatesUrl;
  // A build opens no socket: its pages have the default rates until they are revalidated.
  if (url === undefined || process.env['NEXT_PHASE'] === 'phase-production-build') return undefined;
  return (processState.rates ??= createProcessSnapshot(url));
};

/**
 * The table that `GET /api/exchange-rates` serves: the live one, or the default one if there is no feed, or no usable
 * answer from it, not even on disk from before a restart. Never throws.
 */
export const getRatesTable = async (): Promise<RatesTable> =>
  (await getSnapshot()?.get()) ?? createDefaultTable(today());

/** The rates for pages and orders, parsed from the same table and in the same way as in the browser. Never throws. */
export const getRates = async (): Promise<Rates> => parseRates(await getRatesTable());

/** Whether the last request to the feed failed; `undefined` if no feed is configured. */
export const isRatesFeedFailing = (): boolean | undefined => getSnapshot()?.isFailing();

/**
 * Requests the current rates from the feed and waits for them, for 5 seconds at most. For callers that know that the
 * rates changed. Never throws.
 *
 * @returns `true` if the feed answered or no feed is configured
 */
export const reloadRates = async (): Promise<boolean> => (await getSnapshot()?.reload()) ?? true;
