import { createThrottledLogger } from '@/platform/log/throttledLogger';
import type { OutboxWorker } from './outboxWorker';

/** The polling interval in ms for messages of other processes and for retries. */
const lookEvery = 5000;

/** Runs lanes independently of each other until it is stopped. */
export const createDispatcher = (
  lanes: readonly Pick<OutboxWorker, 'work'>[],
  pause = lookEvery,
) => {
  const log = createThrottledLogger('orders: nobody can be told of them just now');
  const sleepers = new Set<() => void>();
  /** Counts the calls of `wake`, so that a lane does not miss a message that arrives while it works. */
  let calls = 0;
  let isStopping = false;
  let runs: readonly Promise<void>[] = [];

  const wake = (): void => {
    calls += 1;
    for (const sleeper of [...sleepers]) sleeper();
  };

  const sleep = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        sleepers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, pause);
      // The timer alone must not keep the process alive.
      timer.unref();
      sleepers.add(end);
    });

  const run = async ({ work }: Pick<OutboxWorker, 'work'>): Promise<void> => {
    while (!isStopping) {
      const before = calls;
      const hasMore = await work().catch((error: unknown) => {
        log(error);
        return false;
      });
      if (!hasMore && !isStopping && calls === before) await sleep();
    }
  };

  return {
    start: (): void => {
      runs = lanes.map(run);
    },
    /** Wakes the lanes, because there is a new message. */
    wake,
    /** Resolves when all started work is done. */
    stop: async (): Promise<void> => {
      isStopping = true;
      wake();
      await Promise.all(runs);
    },
  };
};

export type Dispatcher = ReturnType<typeof createDispatcher>;
