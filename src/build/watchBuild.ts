/** In ms (spec section 9). */
const firstAfter = 1000;
const thenEvery = 3_600_000;

interface BuildWatch {
  /** Of the build that the page was made by. */
  readonly own: string;
  /** Asks for the id of the one that is served now; `undefined` where nobody knows. */
  readonly ask: () => Promise<string | undefined>;
  /** Called once, and then nobody asks again. */
  readonly onNewer: () => void;
}

/**
 * Asks which build is served: soon, then every hour, and not while nobody sees the page. What fell due meanwhile is made
 * up for when the visitor comes back.
 *
 * @returns stops it
 */
export const watchBuild = ({ own, ask, onNewer }: BuildWatch): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isOver = false;

  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
  const check = async () => {
    isDue = document.hidden;
    if (isDue) return;
    timer = setTimeout(check, thenEvery);
    // One who does not answer is asked again in an hour.
    const served = await ask().catch(() => undefined);
    if (isOver || served === undefined || served === own) return;
    stop();
    onNewer();
  };
  const wake = () => {
    if (isDue && !document.hidden) void check();
  };

  timer = setTimeout(check, firstAfter);
  document.addEventListener('visibilitychange', wake);
  return stop;
};
