/** The queue is full, or a task has waited for the maximum time. */
export class BusyError extends Error {}

interface LimiterOptions {
  /** Number of concurrent tasks. */
  readonly running: number;
  /** Number of further tasks that may wait. */
  readonly waiting?: number;
  /** Maximum waiting time in ms. A task that exceeds it never starts. */
  readonly timeoutMs?: number;
}

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (reason: string) => void;
}

const longestOf = (queues: ReadonlyMap<string, Set<Waiter>>): Set<Waiter> | undefined => {
  let longest: Set<Waiter> | undefined;
  for (const queue of queues.values()) {
    if (queue.size > (longest?.size ?? 0)) longest = queue;
  }
  return longest;
};

/**
 * Limits concurrent tasks and queues some more. Tasks of one client run in order, and clients take turns, so a client
 * that sends many tasks only delays its own. If the queue is full, the client with the most waiting tasks loses its
 * newest one.
 *
 * @returns a function that runs a task in its turn; it rejects with a `BusyError` if the task is dropped. Tasks without
 *   a client share a queue.
 */
export const createLimiter = ({
  running,
  waiting = Number.POSITIVE_INFINITY,
  timeoutMs,
}: LimiterOptions) => {
  /** Queues of waiting clients; the client that is served next comes first. */
  const queues = new Map<string, Set<Waiter>>();
  let active = 0;
  let queued = 0;

  const remove = (client: string, waiter: Waiter): boolean => {
    const queue = queues.get(client);
    if (!queue?.delete(waiter)) return false;
    queued -= 1;
    if (queue.size === 0) queues.delete(client);
    return true;
  };

  const wait = (client: string) =>
    new Promise<void>((resolve, reject) => {
      const refuse = (reason: string) => {
        clearTimeout(timer);
        if (remove(client, waiter)) reject(new BusyError(reason));
      };
      const timer =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => refuse(`No turn within ${timeoutMs} ms`), timeoutMs);
      const waiter: Waiter = {
        begin: () => {
          clearTimeout(timer);
          remove(client, waiter);
          resolve();
        },
        refuse,
      };
      const queue = queues.get(client) ?? new Set();
      queues.set(client, queue.add(waiter));
      queued += 1;
    });

  /** @throws BusyError if no other client has more waiting tasks than this one */
  const makeRoom = (client: string) => {
    if (queued < waiting) return;
    const reason = `${waiting} tasks are waiting already`;
    const longest = longestOf(queues);
    const newest = [...(longest ?? [])].at(-1);
    if (!newest || (longest?.size ?? 0) <= (queues.get(client)?.size ?? 0) + 1) {
      throw new BusyError(reason);
    }
    newest.refuse(reason);
  };

  const leave = () => {
    const [next] = queues;
    if (!next) {
      active -= 1;
      return;
    }
    const [client, queue] = next;
    const [waiter] = queue;
    // The client moves to the end. The slot is handed over directly, so that no task that arrives meanwhile can take
    // it.
    queues.delete(client);
    queues.set(client, queue);
    waiter?.begin();
  };

  return async <Value>(task: () => Promise<Value>, client = ''): Promise<Value> => {
    if (active < running) {
      active += 1;
    } else {
      makeRoom(client);
      await wait(client);
    }
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
