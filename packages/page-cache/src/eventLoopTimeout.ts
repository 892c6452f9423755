const turnMs = 10;

/** Result of a timeout. */
export const TIMED_OUT = Symbol('timed out');

/**
 * Waits in short timers, each started after the previous one. A render that blocks the event loop for longer than the
 * whole timeout counts as one timer, so a result that arrived meanwhile is used before the timeout ends.
 */
const wait = (turns: number): { readonly over: Promise<void>; readonly stop: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    const turn = (left: number) => {
      timer = setTimeout(() => (left > 1 ? turn(left - 1) : resolve()), turnMs);
    };
    turn(turns);
  });
  return { over, stop: () => clearTimeout(timer) };
};

/**
 * Waits for a promise, at most for a timeout. The operation is not cancelled.
 *
 * @param most timeout in ms. Time during which the event loop is blocked hardly counts.
 * @returns the result, or {@link TIMED_OUT} after the timeout
 */
export const inTime = async <Value>(
  answer: Promise<Value>,
  most: number,
): Promise<Value | typeof TIMED_OUT> => {
  const { over, stop } = wait(Math.ceil(most / turnMs));
  try {
    return await Promise.race([answer, over.then((): typeof TIMED_OUT => TIMED_OUT)]);
  } finally {
    stop();
  }
};
