import { setTimeout } from 'node:timers/promises';

/** From one look to the next, in ms. Nobody notices the end of the trouble before the next look. */
const pause = { shortest: 200, longest: 500 };
/** The same as a multiple of what the look took: much of that is spent on waiting, but not all. */
const restPerLook = 10;

interface LookoutOptions {
  readonly isInTrouble: () => boolean;
  /** May reject; the next look is due all the same. */
  readonly look: () => Promise<unknown>;
}

/**
 * Keeps looking for as long as there is trouble, so that its end does not have to wait for a visitor whose page is due.
 *
 * @returns a function that looks whether there is any; it may be called as often as one likes, and holds nobody up
 */
export const createLookout = ({ isInTrouble, look }: LookoutOptions) => {
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
