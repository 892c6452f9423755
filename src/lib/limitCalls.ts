type Call<Args extends readonly unknown[]> = (...args: Args) => Promise<void>;

/**
 * Lets a call run only so many times at once. Of those that come beyond that, the last one waits for its turn, and those
 * before it are dropped: for calls that are only worth their while as long as nobody has changed their mind.
 *
 * @returns resolves when the call is done or was dropped
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
