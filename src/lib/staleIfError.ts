interface StaleIfErrorOptions<Value> {
  /** Loads a newer value. @param last the previous value, if any */
  readonly load: (last: Value | undefined) => Promise<Value>;
  /** Returned until a value was loaded. Without it, the first callers wait, and get an error if loading fails. */
  readonly initial?: Value;
  /** In ms, after which a value is reloaded. */
  readonly maxAge: number;
  /** In ms after a failed attempt, while there is a value; defaults to `maxAge`. */
  readonly retryAfter?: number;
  readonly now: () => number;
  /**
   * A moment on the same clock: a value that was requested before it is reloaded, whatever its age. No effect by
   * default.
   */
  readonly demandedFrom?: () => number;
  /** Called once per failure. */
  readonly onFailure: (error: unknown) => void;
}

export interface StaleIfError<Value> {
  /** Returns the value; reloads it first if it is due. Rejects only if loading fails and there never was a value. */
  readonly get: () => Promise<Value>;
  /** Returns the current value at once. If it is due, it is reloaded in the background. */
  readonly peek: () => Value | undefined;
}

/**
 * Caches a value from an external source (stale-if-error): concurrent callers share one load, the value is kept for
 * `maxAge`, and longer if loading fails.
 */
export const createStaleIfError = <Value>({
  load,
  initial,
  maxAge,
  retryAfter = maxAge,
  now,
  demandedFrom = () => Number.NEGATIVE_INFINITY,
  onFailure,
}: StaleIfErrorOptions<Value>): StaleIfError<Value> => {
  let value = initial;
  let startedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<Value> | undefined;

  const reload = async (): Promise<Value> => {
    startedAt = now();
    try {
      value = await load(value);
      dueAt = startedAt + maxAge;
      return value;
    } catch (error) {
      onFailure(error);
      if (value === undefined) throw error;
      dueAt = startedAt + retryAfter;
      return value;
    }
  };

  // If the clock was set back, a load time in the future does not make the value younger.
  const isDue = () => now() >= dueAt || now() < startedAt;

  // A demand in the future, from before the clock was set back, counts as one for now. Otherwise each caller would load
  // again.
  const get = async (wantedFrom = Math.min(demandedFrom(), now())): Promise<Value> => {
    // A failed attempt meets the demand too, or each caller would retry. An attempt in the same millisecond does not,
    // since clocks count whole ms.
    const isTimely = startedAt > wantedFrom;
    if (loading && !isTimely) {
      // The running load may have started too early.
      await loading.catch(() => undefined);
      return get(wantedFrom);
    }
    if (!loading && value !== undefined && isTimely && !isDue()) return value;
    loading ??= reload().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  const peek = () => {
    // `onFailure` has already reported the error.
    get().catch(() => undefined);
    return value;
  };

  return { get: () => get(), peek };
};
