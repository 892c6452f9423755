import { TimeoutError, withTimeout } from '@/lib/withTimeout';
import type { Dependency } from './dependency';

interface CheckOptions extends Pick<Dependency, 'name' | 'isNeeded'> {
  /** Rejects while the dependency does not do its work. May take as long as it likes. */
  readonly ask: () => Promise<unknown>;
  /** Whether it did its work when this was created. */
  readonly wasUp?: boolean;
  /** In ms that anybody waits for it: a second unless told. */
  readonly patience?: number;
  /** In ms. */
  readonly now?: () => number;
}

/** Says itself why, in words that everybody may read. */
export class DownError extends Error {}

/** In ms: what has not answered a question for that long will not do so soon. */
const slowFor = 20_000;

/** Network and system errors have one, which tells nothing of addresses: ECONNREFUSED, EACCES, 28P01. */
const codeOf = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code)) return code;
  return cause === undefined || cause === error ? undefined : codeOf(cause);
};

const describe = (error: unknown): string =>
  error instanceof DownError ? error.message : (codeOf(error) ?? 'it fails');

/**
 * Asks a dependency how it is, one question at a time: who asks while it hangs waits for the same
 * answer.
 *
 * @returns a function that never rejects
 */
export const createCheck = ({
  name,
  isNeeded,
  ask,
  wasUp: wasUpAtFirst = false,
  patience = 1000,
  now = () => performance.now(),
}: CheckOptions): (() => Promise<Dependency>) => {
  let wasUp = wasUpAtFirst;
  let askedAt = 0;
  let asking: Promise<unknown> | undefined;

  const askAnew = async (): Promise<void> => {
    askedAt = now();
    try {
      // Later, whatever it does at once: this question is noted by then.
      await Promise.resolve().then(ask);
      wasUp = true;
    } catch (error) {
      wasUp = false;
      throw error;
    } finally {
      asking = undefined;
    }
  };

  return async () => {
    try {
      await withTimeout((asking ??= askAnew()), patience);
      return { name, isNeeded, state: 'up' };
    } catch (error) {
      if (!(error instanceof TimeoutError)) {
        return { name, isNeeded, state: 'down', detail: describe(error) };
      }
      // Counted from the question: where nobody asks for long, there is nothing to have answered.
      const state = wasUp && now() - askedAt < slowFor ? 'slow' : 'down';
      return { name, isNeeded, state, detail: `no answer within ${patience} ms` };
    }
  };
};
