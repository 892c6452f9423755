/** More is waiting than may, or it has waited for as long as anyone would. */
export class BusyError extends Error {}

interface LimiterOptions {
  /** How many tasks run at a time. */
  readonly running: number;
  /** How many more may wait. */
  readonly waiting?: number;
  /** For how long, in ms. A task that is given up is never begun. */
  readonly patience?: number;
}

/**
 * Lets few tasks run at a time and some more wait, first come, first served.
 *
 * @returns a function that runs a task in its turn; it rejects with a `BusyError` when the turn does not come
 */
export const createLimiter = ({
  running,
  waiting = Number.POSITIVE_INFINITY,
  patience,
}: LimiterOptions) => {
  const queue = new Set<() => void>();
  let active = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queue.delete(begin);
        reject(new BusyError(`No turn within ${patience} ms`));
      };
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      queue.add(begin);
    });

  const leave = () => {
    const [next] = queue;
    if (!next) {
      active -= 1;
      return;
    }
    // The place is handed over, so that nobody who comes in between can take it.
    queue.delete(next);
    next();
  };

  return async <Value>(task: () => Promise<Value>): Promise<Value> => {
    if (active < running) active += 1;
    else if (queue.size < waiting) await wait();
    else throw new BusyError(`${waiting} tasks are waiting already`);
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
