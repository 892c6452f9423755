/** In ms (spec section 9). */
const firstAfter = 1000;
const thenEvery = 3_600_000;

interface BuildWatch {
  /** Build id of the page. */
  readonly own: string;
  /** Fetches the id of the served build; `undefined` if unknown. */
  readonly ask: () => Promise<string | undefined>;
  /** Called at most once; polling stops then. */
  readonly onNewer: () => void;
}

/**
 * Polls the served build: soon, then every hour, and not while the page is hidden. A missed check runs when the page
 * becomes visible again.
 *
 * @returns a function that stops it
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
    // After an error, the next attempt is in an hour.
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
