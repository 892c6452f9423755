import { processState } from '@/platform/process/processState';
import { log } from '@/platform/log/log';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { createCounter } from '@/platform/metrics/metrics';
import type { Database } from './store/database';
import type { Store } from './store/store';

/** The privacy pages promise to delete enquiries after this time, see `content/pages/<language>/privacy-policy.md`. */
const RETENTION_MONTHS = 12;

const FIRST_RUN_MS = 10 * 60_000;
const INTERVAL_MS = 24 * 3_600_000;

/** Enquiries per run. Those of a shop that has never erased any take a few days. */
const MOST_PER_RUN = 1000;

const erased = createCounter({
  name: 'troupe_enquiries_erased_total',
  help: 'Enquiries that were erased because their time is over.',
  labelNames: [],
});

/** The moment before which enquiries are erased, as ISO 8601 in UTC. */
export const toRetentionLimit = (now: Date): string => {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - RETENTION_MONTHS);
  return limit.toISOString();
};

type KeptStore = Pick<Store, 'pruning' | 'database'>;

interface Kept {
  readonly openStore: () => Promise<KeptStore>;
  readonly now: () => Date;
}

/**
 * Erases enquiries whose time is over, as `npm run orders -- enquiries purge` does. Also cleans the files after anything
 * else whose deletion was noted, see `Database.noteRemains`.
 */
export const createRetention = ({ openStore, now }: Kept) => {
  const logFailure = createThrottledLogger('enquiries: old ones cannot be erased for now');
  const logUncleanFiles = createThrottledLogger(
    'the files of the database cannot be cleaned for now',
  );

  /** @returns whether there were any; the files are cleaned then */
  const eraseOld = async ({ pruning, database }: KeptStore): Promise<boolean> => {
    const before = toRetentionLimit(now());
    const { enquiries: old } = await pruning.count(before);
    if (old === 0) return false;
    // A run that fails half way has deleted some.
    database.noteRemains();
    const { enquiries } = await pruning.prune(before, ['enquiries'], MOST_PER_RUN);
    erased.inc(enquiries);
    log.info('enquiries: old ones are erased', { count: enquiries, before });
    return true;
  };

  /** Cleaning the files makes orders wait, so it needs a reason. */
  const cleanFiles = async ({ erase, hasRemains }: Database): Promise<void> => {
    if (!hasRemains()) return;
    try {
      await erase();
    } catch (error) {
      logUncleanFiles(error);
    }
  };

  return {
    /** Never rejects. */
    run: async (): Promise<void> => {
      try {
        const store = await openStore();
        if (!(await eraseOld(store))) await cleanFiles(store.database);
      } catch (error) {
        logFailure(error);
      }
    },
  };
};

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    retention: NodeJS.Timeout;
  }
}

/**
 * Erases old enquiries, and cleans the files, once a day, first some minutes after the start, in the process that stores
 * them. Does nothing on further calls.
 */
export const startRetention = (openStore: Kept['openStore']): void => {
  if (processState.retention) return;
  const { run } = createRetention({ openStore, now: () => new Date() });
  const start = () => {
    void run();
    processState.retention = setInterval(() => void run(), INTERVAL_MS).unref();
  };
  processState.retention = setTimeout(start, FIRST_RUN_MS).unref();
};
