import { createCircuitBreaker } from '@troupe/basics/circuitBreaker';
import { inTime, TIMED_OUT } from './eventLoopTimeout';

interface StoreGuardOptions {
  /** For one read, in ms. Time during which the event loop is blocked hardly counts. */
  readonly timeoutMs: number;
  /** How long no read is made after three timeouts in a row, in ms. After that, one read tries again. */
  readonly openMs: number;
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

/**
 * Guards pages against a store that fails or does not answer. A read that fails in time is an answer: the store is not
 * avoided because of it.
 *
 * @returns `ask`, which never rejects: it resolves to `otherwise` after an error or a timeout, or while the circuit
 *   breaker is open
 */
export const createStoreGuard = ({ timeoutMs, openMs, now, onProblem }: StoreGuardOptions) => {
  const breaker = createCircuitBreaker({ openMs, now });

  const ask = async <Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    const status = breaker.status();
    if (status === 'open') return otherwise;
    if (status === 'half-open') breaker.beginProbe();
    const startedAt = now();
    let isAnswered = true;
    try {
      const answer = await inTime(run(), timeoutMs);
      if (answer !== TIMED_OUT) return answer;
      isAnswered = false;
      throw new Error(`no answer within ${timeoutMs} ms`);
    } catch (error) {
      onProblem(error);
      return otherwise;
    } finally {
      if (isAnswered) breaker.recordSuccess();
      else breaker.recordFailure(startedAt);
    }
  };

  return { ask };
};
