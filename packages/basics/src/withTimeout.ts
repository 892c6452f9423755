export class TimeoutError extends Error {}

/**
 * Returns the same result, or rejects with a `TimeoutError` after `ms`. The promise continues, and its result is
 * ignored.
 */
export const withTimeout = async <Value>(promise: Promise<Value>, ms: number): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`No answer within ${Math.round(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};
