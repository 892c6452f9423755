/** After this many failures in a row, the other side counts as down, not only one call. */
const DEFAULT_MAX_FAILURES = 3;

interface CircuitBreakerOptions {
  /** Failures in a row that open it. The default is 3. */
  readonly maxFailures?: number;
  /** How long it stays open before a probe may be made, in ms. */
  readonly openMs: number;
  /** In ms. It may be set back. */
  readonly now: () => number;
}

export interface CircuitState {
  /** Failures in a row. */
  readonly failures: number;
  /** When the last failed call, or the last probe, started, by the clock of `now`. */
  readonly since: number;
}

/** `closed`: all calls are allowed. `open`: none. `half-open`: a probe, to check whether the other side has recovered. */
export type CircuitStatus = 'closed' | 'open' | 'half-open';

const good: CircuitState = { failures: 0, since: 0 };

/**
 * A circuit breaker: after some failures in a row, no call is made for a while, so that not each of them waits for the
 * same timeout. It only counts: the caller makes the calls, and says what a failure is.
 */
export const createCircuitBreaker = ({
  maxFailures = DEFAULT_MAX_FAILURES,
  openMs,
  now,
}: CircuitBreakerOptions) => {
  let state = good;

  return {
    status: (): CircuitStatus => {
      if (state.failures < maxFailures) return 'closed';
      const passed = now() - state.since;
      // A clock that was set back must not keep it open for longer.
      return passed < 0 || passed >= openMs ? 'half-open' : 'open';
    },
    /** Records the start of a probe. The next one is due after `openMs`, even if this one takes longer. */
    beginProbe: (): void => {
      state = { ...state, since: now() };
    },
    recordSuccess: (): void => {
      state = good;
    },
    /** @param startedAt when the call started; now by default */
    recordFailure: (startedAt: number = now()): void => {
      state = { failures: state.failures + 1, since: Math.max(state.since, startedAt) };
    },
    /** The state, to be restored after a restart. */
    state: (): CircuitState => state,
    restore: ({ failures, since }: CircuitState): void => {
      state = { failures, since };
    },
  };
};
