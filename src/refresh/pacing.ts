/** In ms from the start of one piece of work to the start of the next of the same name. */
const rest = 1000;

interface Run {
  readonly startedAt: number;
  /** What begins when the rest is over. */
  next?: Promise<unknown>;
}

/**
 * Keeps work of the same name a second apart. Whoever comes within the second shares the next piece with all others who
 * do: it begins after they came, so that it knows of whatever they have to tell.
 *
 * @param now in ms of a clock that never goes back
 */
export const createPacing = (now: () => number, sleep: (ms: number) => Promise<unknown>) => {
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
    return last.next as Promise<Value>;
  };
};
