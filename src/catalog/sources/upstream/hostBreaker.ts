import type { ContentFault } from '@/catalog/sources/contentFault';
import { createCircuitBreaker } from '@troupe/basics/circuitBreaker';

interface HostBreakerOptions {
  readonly pause: number;
  readonly now: () => number;
}

/** The state as it is stored on disk. */
export interface HostState {
  /** Calls in a row that got no answer. */
  readonly silent: number;
  /** When the last of them, or the last probe, started, in ms since 1970. */
  readonly since: number;
  /** Of the first of them. */
  readonly reason: string;
}

/**
 * The circuit breaker of the upstream's host, so that not each of its addresses waits for the same timeout. It also
 * reports the outage.
 */
export const createHostBreaker = ({ pause, now }: HostBreakerOptions) => {
  const breaker = createCircuitBreaker({ openMs: pause, now });
  let firstReason = '';
  let fault: ContentFault | undefined;

  const report = () => {
    if (breaker.status() === 'closed') fault = undefined;
    else {
      const reason = `does not answer: what it said last stays. The first call ${firstReason}`;
      fault ??= { file: 'upstream', field: '', kind: 'unreadable', reason };
    }
  };

  return {
    status: breaker.status,
    beginProbe: breaker.beginProbe,
    /** One fault for all addresses; the same object during one outage. */
    fault: () => fault,
    recordAnswer: () => {
      breaker.recordSuccess();
      firstReason = '';
      report();
    },
    /** @param askedAt when the call started */
    recordSilence: (askedAt: number, reason: string) => {
      breaker.recordFailure(askedAt);
      firstReason ||= reason;
      report();
    },
    state: (): HostState => {
      const { failures, since } = breaker.state();
      return { silent: failures, since, reason: firstReason };
    },
    restore: ({ silent, since, reason }: HostState) => {
      breaker.restore({ failures: silent, since });
      firstReason = reason;
      report();
    },
  };
};

export type HostBreaker = ReturnType<typeof createHostBreaker>;
