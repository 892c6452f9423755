import { createLastGood } from '@/lib/lastGood';
import { withTimeout } from '@/lib/withTimeout';
import { type RatesTable, toRatesTable } from '@/pricing/ratesTable';
import type { RatesLoader } from '@/sources/rates/ratesLoader';

interface RatesSnapshotOptions {
  readonly loader: RatesLoader;
  /** Older than this, the feed is asked anew while the table at hand is still given out. In ms. */
  readonly maxAge: number;
  /** How long a feed that failed is let be, in ms: a dead one must not cost every page a call. */
  readonly retryAfter: number;
  /** How long the very first page waits for live rates, in ms. */
  readonly patience: number;
  readonly now: () => number;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  /** Told once per failure; the visitor is not (spec section 8). */
  readonly onFailure: (error: unknown) => void;
}

/**
 * The table of live rates, and the last good one while the feed fails. Only the first call ever waits.
 *
 * @returns a function that gives the table, or `null` while the defaults hold; it never throws
 */
export const createRatesSnapshot = ({
  loader,
  patience,
  today,
  ...age
}: RatesSnapshotOptions): (() => Promise<RatesTable | null>) => {
  const tables = createLastGood<RatesTable | null>({
    ...age,
    initial: null,
    load: async () => toRatesTable(await loader.load(), today()),
  });
  let firstWait: Promise<unknown> | undefined;

  return async () => {
    firstWait ??= withTimeout(tables.get(), patience).catch(() => undefined);
    await firstWait;
    return tables.peek() ?? null;
  };
};
