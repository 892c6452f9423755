/** How a page gets the state whose revision was reported. */
export interface CatchUpParts {
  /** The revision that the page shows; `undefined` if it shows no trip. */
  readonly revision: () => number | undefined;
  /** Whether an answer with a newer state is on its way anyway. */
  readonly isSending: () => boolean;
  /** Reads the state. Does not reject. */
  readonly read: () => Promise<unknown>;
}

/** In ms between two reads: a busy group changes a trip several times a second. */
const MIN_GAP_MS = 1000;
/** In ms until the next read, if one did not bring what was reported. */
const RETRY_DELAY_MS = 5000;

/** Reads the state of a trip until the page shows what was reported, one read at a time. */
export const createCatchUp = ({ revision, isSending, read }: CatchUpParts) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let wanted = 0;
  let spread = 0;
  let readAt = Number.NEGATIVE_INFINITY;

  const isOld = (): boolean => wanted > (revision() ?? Number.POSITIVE_INFINITY);

  const follow = (delayMs: number): void => {
    if (timer !== undefined || isStopped || !isOld()) return;
    const gapMs = readAt + MIN_GAP_MS - performance.now();
    timer = setTimeout(() => void run(), Math.max(delayMs, gapMs, Math.random() * spread));
  };

  const run = async (): Promise<void> => {
    const before = wanted;
    const mustWait = isSending();
    if (isOld() && !mustWait) {
      readAt = performance.now();
      await read();
    }
    timer = undefined;
    follow(mustWait || wanted > before ? 0 : RETRY_DELAY_MS);
  };

  return {
    /** @param spreadMs the time over which the pages of this trip spread their reads */
    want: (reported: number, spreadMs: number): void => {
      wanted = Math.max(wanted, reported);
      spread = spreadMs;
      follow(0);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
