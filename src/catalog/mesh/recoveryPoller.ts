import { setTimeout } from 'node:timers/promises';

/** The pause between two polls, in ms. A recovery is noticed only by the next poll. */
const pause = { shortest: 200, longest: 500 };
/** The pause as a multiple of the poll's duration: most of that is waiting, but not all. */
const restPerLook = 10;

interface RecoveryPollerOptions {
  readonly isInTrouble: () => boolean;
  /** One poll. If it rejects, polling continues. */
  readonly look: () => Promise<unknown>;
}

/**
 * Polls for as long as a source fails, so that its recovery is noticed without a request for a stale page.
 *
 * @returns a function that starts polling if a source fails; it returns at once and may be called at any time
 */
export const createRecoveryPoller = ({ isInTrouble, look }: RecoveryPollerOptions) => {
  let isLooking = false;

  const keepLooking = async (): Promise<void> => {
    while (isInTrouble()) {
      const startedAt = performance.now();
      await look().catch(() => undefined);
      const took = performance.now() - startedAt;
      const rest = Math.min(Math.max(took * restPerLook, pause.shortest), pause.longest);
      await setTimeout(rest, undefined, { ref: false });
    }
  };

  return (): void => {
    if (isLooking || !isInTrouble()) return;
    isLooking = true;
    void keepLooking().finally(() => {
      isLooking = false;
    });
  };
};
