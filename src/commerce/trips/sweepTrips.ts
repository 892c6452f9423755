import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@/commerce/orders/store/database';
import { todayIn } from '@/lib/days';
import { processState } from '@/platform/process/processState';
import { log } from '@/platform/log/log';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { createTripStores } from './store/createTripStores';
import type { TripStore } from './store/tripStore';

const SWEEP_INTERVAL_MS = 3_600_000;

/** Trips per transaction, so that concurrent orders hardly wait. */
const BATCH = 100;

/** Between two transactions, in ms. SQLite works on the thread of the server, which answers others meanwhile. */
const PAUSE_MS = 50;

/** After that, nobody waits for the e-mail with his lost links any more, in ms. */
export const REQUEST_MS = 86_400_000;

type OpenStore = () => Promise<{ readonly database: Database }>;

/** Deletes all trips that are over. @param onBatch receives how many, after each transaction */
const sweepAll = async (
  trips: Pick<TripStore, 'sweep'>,
  today: string,
  onBatch: (count: number) => void,
): Promise<void> => {
  for (;;) {
    const count = await trips.sweep(today, BATCH);
    onBatch(count);
    if (count < BATCH) return;
    await sleep(PAUSE_MS, undefined, { ref: false });
  }
};

/**
 * Deletes all trips that are over, and old requests for lost links, see `TripStore.sweep`. The files of the database are
 * cleaned once a day, see `createRetention`, because that makes others wait. Never rejects.
 */
export const createTripSweep = (openStore: OpenStore, now: () => Date = () => new Date()) => {
  const logFailure = createThrottledLogger('trips that are over cannot be deleted for now');
  return async (): Promise<void> => {
    try {
      const { database } = await openStore();
      const { trips, recovery } = createTripStores(database);
      let deleted = 0;
      try {
        await sweepAll(trips, todayIn('UTC', now()), (count) => {
          deleted += count;
          if (count > 0) database.noteRemains();
        });
      } finally {
        if (deleted > 0) log.info('trips that are over are deleted', { count: deleted });
      }
      const requests = await recovery.sweep(new Date(now().getTime() - REQUEST_MS).toISOString());
      if (requests > 0) database.noteRemains();
    } catch (error) {
      logFailure(error);
    }
  };
};

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    tripSweep: NodeJS.Timeout;
  }
}

/** Starts the sweep, now and once an hour, in the process that stores orders. Does nothing on further calls. */
export const startTripSweep = (openStore: OpenStore): void => {
  if (processState.tripSweep) return;
  const sweep = createTripSweep(openStore);
  processState.tripSweep = setInterval(() => void sweep(), SWEEP_INTERVAL_MS).unref();
  void sweep();
};
