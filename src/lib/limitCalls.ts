type Call<Args extends readonly unknown[]> = (...args: Args) => Promise<void>;

/**
 * Limits the concurrent calls of a function. Calls beyond the limit wait in a queue, and none is dropped.
 *
 * @param isUrgent whether a call goes before those that wait already
 * @returns a function whose promise settles as the call does
 */
export const limitCalls = <Args extends readonly unknown[]>(
  call: Call<Args>,
  most: number,
  isUrgent: (...args: Args) => boolean = () => false,
): Call<Args> => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const run = async (args: Args): Promise<void> => {
    running += 1;
    try {
      await call(...args);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  return async (...args) => {
    if (running < most) return run(args);
    return new Promise<void>((resolve, reject) => {
      const begin = () => void run(args).then(resolve, reject);
      if (isUrgent(...args)) waiting.unshift(begin);
      else waiting.push(begin);
    });
  };
};
