import { createLastGood } from '@/lib/lastGood';
import { withTimeout } from '@/lib/withTimeout';
import { type RatesTable, toRatesTable } from '@/pricing/ratesTable';
import { withSpan } from '@/tracing/tracer';
import type { RatesLoader } from '@/sources/rates/ratesLoader';
import type { KeptLoad } from './keptLoad';

interface RatesSnapshotOptions {
  readonly loader: RatesLoader;
  /** What the feed last gave, for a restart while it is down or hangs. */
  readonly kept: KeptLoad;
  /** Older than this, the feed is asked anew while the table at hand is still given out. In ms. */
  readonly maxAge: number;
  /** How long a feed that failed is let be, in ms: a dead one must not cost every page a call. */
  readonly retryAfter: number;
  /** How long the very first page waits for live rates, in ms. */
  readonly patience: number;
  /** How long whoever knows of newer rates waits for them, in ms. */
  readonly reloadTimeout: number;
  readonly now: () => number;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  /** Told once per failure; the visitor is not (spec section 8). */
  readonly onFailure: (error: unknown) => void;
}

export interface RatesSnapshot {
  /** The table, or `null` while the defaults hold. Only the first call ever waits, and none throws. */
  readonly get: () => Promise<RatesTable | null>;
  /** Whether the feed failed when it was last asked. */
  readonly isFailing: () => boolean;
  /** Asks the feed now, however young the table is. Whether it answered in time; it never throws. */
  readonly reload: () => Promise<boolean>;
}

/** The table of live rates, and the last good one while the feed fails, over restarts too. */
export const createRatesSnapshot = ({
  loader,
  kept,
  patience,
  reloadTimeout,
  today,
  onFailure,
  ...age
}: RatesSnapshotOptions): RatesSnapshot => {
  let wantedFrom = Number.NEGATIVE_INFINITY;
  /** When the feed was asked for what it last gave: never, in this life of the process, for what was recalled. */
  let goodFrom: number | undefined;
  let isFailing = false;
  let recalled: Promise<RatesTable | null> | undefined;
  let firstWait: Promise<unknown> | undefined;

  const readKept = async (): Promise<RatesTable | null> => {
    try {
      const [record] = (await kept.read())?.records ?? [];
      return record ? toRatesTable(record.data, today()) : null;
    } catch {
      return null;
    }
  };

  const tables = createLastGood<RatesTable | null>({
    ...age,
    initial: null,
    onFailure: (error) => {
      isFailing = true;
      onFailure(error);
    },
    demandedFrom: () => wantedFrom,
    load: async () => {
      const askedAt = age.now();
      const feed = await withSpan('load exchange-rates', loader.load);
      const table = toRatesTable(feed, today());
      kept.keep([{ file: loader.name, data: feed }]);
      goodFrom = askedAt;
      isFailing = false;
      return table;
    },
  });

  return {
    get: async () => {
      firstWait ??= withTimeout(tables.get(), patience).catch(() => undefined);
      await firstWait;
      const table = tables.peek() ?? null;
      if (goodFrom !== undefined) return table;
      return (recalled ??= readKept());
    },
    isFailing: () => isFailing,
    reload: async () => {
      const wanted = age.now();
      wantedFrom = wanted;
      await withTimeout(tables.get(), reloadTimeout).catch(() => undefined);
      return goodFrom !== undefined && goodFrom >= wanted;
    },
  };
};
