import { createStaleIfError } from '@/lib/staleIfError';
import { withTimeout } from '@troupe/basics/withTimeout';
import { type RatesTable, toRatesTable } from '@/commerce/pricing/ratesTable';
import { withSpan } from '@/platform/tracing/tracer';
import type { RatesLoader } from '@/catalog/sources/rates/ratesLoader';
import type { StoredLoad } from './storedLoad';

interface RatesSnapshotOptions {
  readonly loader: RatesLoader;
  /** The last answer of the feed, for a restart while the feed is down or hangs. */
  readonly kept: StoredLoad;
  /** In ms. An older table is still returned while a new one is requested. */
  readonly maxAge: number;
  /** How long a failed feed is not requested again, in ms, so that not every page causes a call. */
  readonly retryAfter: number;
  /** How long the very first page waits for live rates, in ms. */
  readonly timeoutMs: number;
  /** How long `reload` waits for the new rates, in ms. */
  readonly reloadTimeout: number;
  readonly now: () => number;
  /** `YYYY-MM-DD` */
  readonly today: () => string;
  /** Called once per failure; the client gets no error (spec section 8). */
  readonly onFailure: (error: unknown) => void;
}

export interface RatesSnapshot {
  /** The table, or `null` while the defaults apply. Only the first call waits. Never throws. */
  readonly get: () => Promise<RatesTable | null>;
  /** Whether the last request to the feed failed. */
  readonly isFailing: () => boolean;
  /** Requests the feed now, regardless of the table's age. Resolves to whether it answered in time. Never throws. */
  readonly reload: () => Promise<boolean>;
}

/** Keeps the table of live rates, and the last good one while the feed fails, also after a restart. */
export const createRatesSnapshot = ({
  loader,
  kept,
  timeoutMs,
  reloadTimeout,
  today,
  onFailure,
  ...age
}: RatesSnapshotOptions): RatesSnapshot => {
  let wantedFrom = Number.NEGATIVE_INFINITY;
  /** When the last successful request started; `undefined` for a table that was read from disk. */
  let goodFrom: number | undefined;
  let isFailing = false;
  let recalled: Promise<RatesTable | null> | undefined;
  let firstWait: Promise<unknown> | undefined;

  const readChecksummed = async (): Promise<RatesTable | null> => {
    try {
      const [record] = (await kept.read())?.records ?? [];
      return record ? toRatesTable(record.data, today()) : null;
    } catch {
      return null;
    }
  };

  const tables = createStaleIfError<RatesTable | null>({
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
      firstWait ??= withTimeout(tables.get(), timeoutMs).catch(() => undefined);
      await firstWait;
      const table = tables.peek() ?? null;
      if (goodFrom !== undefined) return table;
      return (recalled ??= readChecksummed());
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
