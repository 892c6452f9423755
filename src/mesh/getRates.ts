import { getEnv } from '@/env/getEnv';
import type { Rates } from '@/pricing/currencies';
import { parseRates } from '@/pricing/rates';
import { createDefaultTable, type RatesTable } from '@/pricing/ratesTable';
import { createRatesLoader } from '@/sources/rates/ratesLoader';
import { createRatesSnapshot } from './ratesSnapshot';

type GetTable = () => Promise<RatesTable | null>;

const today = () => new Date().toISOString().slice(0, 10);

const createProcessSnapshot = (url: string): GetTable =>
  createRatesSnapshot({
    loader: createRatesLoader(url),
    // Spec section 9 has a one-hour constant whose use is not shown; it fits here, as the bank publishes once a day.
    maxAge: 3_600_000,
    retryAfter: 60_000,
    patience: 2000,
    now: () => performance.now(),
    today,
    onFailure: (error) => console.error('rates: keeping the last good ones:', error),
  });

// Next may bundle this module into several chunks; they must still share one table.
const shared = globalThis as typeof globalThis & { troupeRates?: GetTable };

/**
 * What `GET /api/exchange-rates` serves: the live table, or the default one where there is no feed, no answer from it
 * yet, or nothing usable. Never throws.
 */
export const getRatesTable = async (): Promise<RatesTable> => {
  const url = getEnv().exchangeRatesUrl;
  const isBuild = process.env['NEXT_PHASE'] === 'phase-production-build';
  // A build opens no socket: its pages have the default rates until they are refreshed.
  if (url === undefined || isBuild) return createDefaultTable(today());
  shared.troupeRates ??= createProcessSnapshot(url);
  return (await shared.troupeRates()) ?? createDefaultTable(today());
};

/** The rates for pages and orders: those that a browser parses out of the same table. Never throws. */
export const getRates = async (): Promise<Rates> => parseRates(await getRatesTable());
