import { getEnv } from '@/env/getEnv';
import { createFailureLog } from '@/log/failureLog';
import type { Rates } from '@/pricing/currencies';
import { parseRates } from '@/pricing/rates';
import { createDefaultTable, type RatesTable } from '@/pricing/ratesTable';
import { createRatesLoader } from '@/sources/rates/ratesLoader';
import { createKeptLoad } from './keptLoad';
import { createRatesSnapshot, type RatesSnapshot } from './ratesSnapshot';
import { snapshotFolder } from './sources';

const today = () => new Date().toISOString().slice(0, 10);

const onFailure = createFailureLog('rates: keeping the last good ones');

const createProcessSnapshot = (url: string): RatesSnapshot =>
  createRatesSnapshot({
    loader: createRatesLoader(url),
    kept: createKeptLoad({
      folder: snapshotFolder(getEnv()),
      id: 'exchange-rates',
      name: url,
      onFailure,
    }),
    // Spec section 9 has a one-hour constant whose use is not shown; it fits here, as the bank publishes once a day.
    maxAge: 3_600_000,
    retryAfter: 60_000,
    patience: 2000,
    reloadTimeout: 5000,
    now: () => performance.now(),
    today,
    onFailure,
  });

// Next may bundle this module into several chunks; they must still share one table.
const shared = globalThis as typeof globalThis & { troupeRates?: RatesSnapshot };

/** Nothing where there is no feed to ask. */
const getSnapshot = (): RatesSnapshot | undefined => {
  const url = getEnv().exchangeRatesUrl;
  // A build opens no socket: its pages have the default rates until they are refreshed.
  if (url === undefined || process.env['NEXT_PHASE'] === 'phase-production-build') return undefined;
  return (shared.troupeRates ??= createProcessSnapshot(url));
};

/**
 * What `GET /api/exchange-rates` serves: the live table, or the default one where there is no feed, no answer from it
 * yet or from before a restart, or nothing usable. Never throws.
 */
export const getRatesTable = async (): Promise<RatesTable> =>
  (await getSnapshot()?.get()) ?? createDefaultTable(today());

/** The rates for pages and orders: those that a browser parses out of the same table. Never throws. */
export const getRates = async (): Promise<Rates> => parseRates(await getRatesTable());

/** Whether the feed failed when it was last asked; nothing where there is no feed. */
export const isRatesFeedFailing = (): boolean | undefined => getSnapshot()?.isFailing();

/**
 * Asks the feed for its rates of now and waits for them, for 5 seconds at most: for whoever knows that they changed.
 *
 * @returns whether it answered, or there is none to ask; it never throws
 */
export const reloadRates = async (): Promise<boolean> => (await getSnapshot()?.reload()) ?? true;
