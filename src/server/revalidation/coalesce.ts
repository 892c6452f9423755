/** In ms between two starts of work with the same name. */
const rest = 1000;

interface Run {
  readonly startedAt: number;
  /** The next run, which starts when the pause is over. */
  next?: Promise<unknown>;
}

/**
 * Coalesces work with the same name to one run per second. Calls during the pause share the next run. It starts after
 * these calls, so it sees the changes that caused them.
 *
 * @param now in ms of a monotonic clock
 */
export const createCoalescer = (now: () => number, sleep: (ms: number) => Promise<unknown>) => {
  const runs = new Map<string, Run>();

  const tidy = () => {
    for (const [name, { startedAt, next }] of runs) {
      if (!next && startedAt <= now() - rest) runs.delete(name);
    }
  };

  return <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    tidy();
    const begin = () => {
      runs.set(name, { startedAt: now() });
      return work();
    };
    const last = runs.get(name);
    if (!last) return begin();
    last.next ??= sleep(last.startedAt + rest - now()).then(begin);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- all work with this name returns the same type
    return last.next as Promise<Value>;
  };
};
