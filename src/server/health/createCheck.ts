import { findErrorCode } from '@troupe/basics/errorCode';
import { TimeoutError, withTimeout } from '@troupe/basics/withTimeout';
import type { Dependency } from './dependency';

interface CheckOptions extends Pick<Dependency, 'name' | 'isNeeded'> {
  /** Rejects while the dependency does not work. It needs no timeout of its own. */
  readonly ask: () => Promise<unknown>;
  /** Whether the dependency is assumed to work at first. */
  readonly wasUp?: boolean;
  /** Timeout in ms. The default is a second. */
  readonly timeoutMs?: number;
  /** How long a result is reused, in ms. The default is 0. For expensive checks. */
  readonly reuseMs?: number;
  /** In ms. */
  readonly now?: () => number;
}

/** The dependency does not work. The message is public. */
export class DownError extends Error {}

/** The dependency still works, but somebody must act. The message is public. */
export class LowError extends Error {}

/** In ms: a check that takes longer counts as `down` instead of `slow`. */
const slowFor = 20_000;

/** A code contains no address, but a client may put anything into the field. */
const publicCode = /^[A-Z0-9_]{3,40}$/;

const describe = (error: unknown): string => {
  if (error instanceof DownError) return error.message;
  const code = findErrorCode(error);
  return code !== undefined && publicCode.test(code) ? code : 'the check failed';
};

/**
 * Creates a health check of a dependency. Only one check runs at a time: while it runs, further calls wait for its
 * result.
 *
 * @returns a function that never rejects
 */
export const createCheck = ({
  name,
  isNeeded,
  ask,
  wasUp: wasUpAtFirst = false,
  timeoutMs = 1000,
  reuseMs = 0,
  now = () => performance.now(),
}: CheckOptions): (() => Promise<Dependency>) => {
  let wasUp = wasUpAtFirst;
  let askedAt = 0;
  let asking: Promise<unknown> | undefined;
  let last: { readonly answer: Dependency; readonly at: number } | undefined;

  const askAnew = async (): Promise<void> => {
    askedAt = now();
    try {
      // Deferred, so that `asking` is set before `ask` runs.
      await Promise.resolve().then(ask);
      wasUp = true;
    } catch (error) {
      wasUp = error instanceof LowError;
      throw error;
    } finally {
      asking = undefined;
    }
  };

  const look = async (): Promise<Dependency> => {
    try {
      await withTimeout((asking ??= askAnew()), timeoutMs);
      return { name, isNeeded, state: 'up' };
    } catch (error) {
      if (error instanceof LowError) {
        return { name, isNeeded, state: 'low', detail: error.message };
      }
      if (!(error instanceof TimeoutError)) {
        return { name, isNeeded, state: 'down', detail: describe(error) };
      }
      // Measured from the start of this check, because there may have been no earlier check for a long time.
      const state = wasUp && now() - askedAt < slowFor ? 'slow' : 'down';
      return { name, isNeeded, state, detail: `no answer within ${timeoutMs} ms` };
    }
  };

  return async () => {
    if (last && now() - last.at < reuseMs) return last.answer;
    const answer = await look();
    last = { answer, at: now() };
    return answer;
  };
};
