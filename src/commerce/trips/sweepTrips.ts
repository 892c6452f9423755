import type { Database } from '@/commerce/orders/store/database';
import { todayIn } from '@/lib/days';
import { processState } from '@/platform/process/processState';
import { createThrottledLogger } from '@/platform/log/throttledLogger';
import { createTripStores } from './store/createTripStores';

const SWEEP_INTERVAL_MS = 3_600_000;

/** At a time, so that concurrent orders hardly wait. What is left comes an hour later. */
const MOST_AT_ONCE = 100;

/** After that, nobody waits for the e-mail with his lost links any more, in ms. */
export const REQUEST_MS = 86_400_000;

type OpenStore = () => Promise<{ readonly database: Database }>;

/** Deletes trips that are over, and old requests for lost links, see `TripStore.sweep`. Never rejects. */
export const createTripSweep = (openStore: OpenStore, now: () => Date = () => new Date()) => {
  const logFailure = createThrottledLogger('trips that are over cannot be deleted for now');
  return async (): Promise<void> => {
    try {
      const { database } = await openStore();
      const { trips, recovery } = createTripStores(database);
      await trips.sweep(todayIn('UTC', now()), MOST_AT_ONCE);
      await recovery.sweep(new Date(now().getTime() - REQUEST_MS).toISOString());
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
