type Call<Args extends readonly unknown[]> = (...args: Args) => Promise<void>;

/**
 * Limits the concurrent calls of a function. Of the calls beyond the limit, only the latest waits; earlier ones are
 * dropped. For calls that become useless when a newer one replaces them.
 *
 * @returns a function whose promise resolves when the call is done or was dropped
 */
export const limitCalls = <Args extends readonly unknown[]>(
  call: Call<Args>,
  most: number,
): Call<Args> => {
  let running = 0;
  let drop: (() => void) | undefined;
  let begin: (() => void) | undefined;

  const run = async (args: Args) => {
    running += 1;
    try {
      await call(...args);
    } finally {
      running -= 1;
      const next = begin;
      begin = drop = undefined;
      next?.();
    }
  };
  return async (...args) => {
    if (running < most) return run(args);
    drop?.();
    return new Promise<void>((resolve, reject) => {
      drop = resolve;
      begin = () => void run(args).then(resolve, reject);
    });
  };
};
