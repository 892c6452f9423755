import { setTimeout as sleep } from 'node:timers/promises';

interface Pace {
  readonly timeoutMs?: number;
  readonly intervalMs?: number;
}

/**
 * Repeats a check until it passes.
 *
 * @throws the error of the last check after `timeoutMs`
 */
export const eventually = async <T>(
  check: () => Promise<T>,
  { timeoutMs = 60_000, intervalMs = 50 }: Pace = {},
): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(intervalMs);
    }
  }
};
