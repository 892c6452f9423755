interface PatienceOptions {
  /** In ms, as far as this process was free to look. */
  readonly most: number;
  /** In ms: how long nobody asks after three times in vain. */
  readonly rest: number;
  readonly now: () => number;
  readonly onProblem: (error: unknown) => void;
}

const turnMs = 10;
const tries = 3;

/** Says that there was no answer in time. */
export const late = Symbol('late');

/**
 * Time passes in short turns, each begun when the one before is over: a page that keeps the process busy for longer than
 * a whole wait counts as one turn, and what the disk had ready meanwhile is seen before patience ends.
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
 * The answer, or `late`. What was waited for runs on and is forgotten.
 *
 * @param most in ms, as far as this process was free to look
 */
export const inTime = async <Value>(
  answer: Promise<Value>,
  most: number,
): Promise<Value | typeof late> => {
  const { over, stop } = wait(Math.ceil(most / turnMs));
  try {
    return await Promise.race([answer, over.then((): typeof late => late)]);
  } finally {
    stop();
  }
};

/**
 * For asking something that may fail or never answer, on the way to an answer that must come soon.
 *
 * @returns `ask`, which never rejects: whatever goes wrong, or takes too long, gives `otherwise`
 */
export const createPatience = ({ most, rest, now, onProblem }: PatienceOptions) => {
  let restsUntil = 0;
  let inVain = 0;

  const ask = async <Value>(run: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    const left = restsUntil - now();
    // A clock that is set back must not make it rest for longer.
    if (left > 0 && left <= rest) return otherwise;
    try {
      const answer = await inTime(run(), most);
      if (answer !== late) {
        inVain = 0;
        return answer;
      }
      inVain += 1;
      if (inVain >= tries) {
        inVain = 0;
        restsUntil = now() + rest;
      }
      throw new Error(`no answer within ${most} ms`);
    } catch (error) {
      onProblem(error);
      return otherwise;
    }
  };

  return { ask };
};
