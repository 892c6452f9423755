interface LastGoodOptions<Value> {
  /** Asks for a newer value. @param last the one before, if there is one */
  readonly load: (last: Value | undefined) => Promise<Value>;
  /** Stands in until something was loaded. Without one, whoever asks first waits, and learns of a failure. */
  readonly initial?: Value;
  /** Older than this, in ms, a value is due to be loaded anew. */
  readonly maxAge: number;
  /** In ms after a failed try, while there is a value; as long as `maxAge` unless told. */
  readonly retryAfter?: number;
  readonly now: () => number;
  /** A moment of the same clock: a value that was asked for before it is due, however young. None unless told. */
  readonly demandedFrom?: () => number;
  /** Told once per failure. */
  readonly onFailure: (error: unknown) => void;
}

export interface LastGood<Value> {
  /** The value, loaded anew first when it is due. Rejects only when loading fails and there never was a value. */
  readonly get: () => Promise<Value>;
  /** The value as it is, at once. When it is due, loading starts behind the caller's back. */
  readonly peek: () => Value | undefined;
}

/**
 * A value that somebody else owns: loaded once however many ask at the same time, kept for a while, and kept for longer
 * when its owner does not answer.
 */
export const createLastGood = <Value>({
  load,
  initial,
  maxAge,
  retryAfter = maxAge,
  now,
  demandedFrom = () => Number.NEGATIVE_INFINITY,
  onFailure,
}: LastGoodOptions<Value>): LastGood<Value> => {
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

  // Clocks are set back now and then: what was loaded ahead of now is no younger for it.
  const isDue = () => now() >= dueAt || now() < startedAt;

  // A demand that lies ahead, from before the clock was set back, is one for now: or each who asks would load in turn.
  const get = async (wantedFrom = Math.min(demandedFrom(), now())): Promise<Value> => {
    // A try that failed has met the demand too: it must not become a try for each who asks. One of the same moment has
    // not: clocks count in whole ms.
    const isTimely = startedAt > wantedFrom;
    if (loading && !isTimely) {
      // What is on its way may have been asked for too early.
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
    // Whoever owns the failure was told already.
    get().catch(() => undefined);
    return value;
  };

  return { get: () => get(), peek };
};
