import type { Fault } from '@/lib/fault';

/** So many calls in a row without an answer are the host's trouble, not an address's. */
const mostSilent = 3;

interface HostBreakerOptions {
  readonly pause: number;
  readonly now: () => number;
}

export interface HostState {
  /** Calls in a row that got no answer. */
  readonly silent: number;
  /** When the last of them, or the last look, began, in ms since 1970. */
  readonly since: number;
  readonly reason: string;
}

/**
 * Notices that a host is down, so that its addresses do not each wait for the same timeout.
 *
 * `closed`: all may be asked. `open`: none. `probing`: a few, to see whether it is back.
 */
export const createHostBreaker = ({ pause, now }: HostBreakerOptions) => {
  let state: HostState = { silent: 0, since: 0, reason: '' };
  let fault: Fault | undefined;

  const isClosed = () => state.silent < mostSilent;

  const settle = () => {
    if (isClosed()) fault = undefined;
    else {
      const reason = `does not answer: what it said last stays. The first call ${state.reason}`;
      fault ??= { file: 'upstream', field: '', kind: 'unreadable', reason };
    }
  };

  return {
    status: (): 'closed' | 'open' | 'probing' => {
      if (isClosed()) return 'closed';
      const passed = now() - state.since;
      // Clocks are set back now and then.
      return passed < 0 || passed >= pause ? 'probing' : 'open';
    },
    /** One fault for all addresses, the same object for as long as the trouble lasts. */
    fault: () => fault,
    /** Somebody looks now: the next look is due after the pause, whenever this one ends. */
    looks: () => {
      state = { ...state, since: now() };
    },
    hasAnswered: () => {
      state = { silent: 0, since: 0, reason: '' };
      settle();
    },
    /** @param askedAt when the call began */
    wasSilent: (askedAt: number, reason: string) => {
      const since = Math.max(state.since, askedAt);
      state = { silent: state.silent + 1, since, reason: state.reason || reason };
      settle();
    },
    state: () => state,
    restore: (known: HostState) => {
      state = known;
      settle();
    },
  };
};

export type HostBreaker = ReturnType<typeof createHostBreaker>;
