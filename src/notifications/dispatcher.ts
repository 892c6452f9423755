import { createFailureLog } from '@/log/failureLog';
import type { Lane } from './lane';

/** In ms: how soon what was left behind by others, or failed before, is seen once it is due. */
const lookEvery = 5000;

/** Works through lanes until it is stopped, each by itself. */
export const createDispatcher = (lanes: readonly Pick<Lane, 'work'>[], pause = lookEvery) => {
  const log = createFailureLog('orders: nobody can be told of them just now');
  const sleepers = new Set<() => void>();
  /** Counts, so that what comes while a lane is at work is not slept over. */
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
      // Whoever else keeps the process going does so without this.
      timer.unref();
      sleepers.add(end);
    });

  const run = async ({ work }: Pick<Lane, 'work'>): Promise<void> => {
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
    /** There is something to send now. */
    wake,
    /** Resolves when what was begun has come to an end. */
    stop: async (): Promise<void> => {
      isStopping = true;
      wake();
      await Promise.all(runs);
    },
  };
};

export type Dispatcher = ReturnType<typeof createDispatcher>;
