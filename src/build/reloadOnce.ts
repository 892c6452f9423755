/** Between two reloads of one path, in ms (spec section 9). */
const pause = 10_000;

/** Reloads of one path that brought the same build back. More would be a loop, however slow. */
const most = 3;

/** When the last one was, in ms; the build of the page that it left, and how many have left a page of that build. */
type Reloads = readonly [at: number, of: string, times: number];

/** Turned off while a reload would lose what a visitor has made, which is where nothing can be kept. */
export const reloading = { isHarmless: true };

/**
 * Loads the page anew because a part of it is gone, as after a deploy: at most once per 10 s and path (spec section 8),
 * and only if the page itself can be had. Remembered for the visit; where that is forbidden nothing is reloaded, since
 * nothing would end a loop.
 */
export const reloadOnce = async (
  reload: () => void = () => window.location.reload(),
): Promise<void> => {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD' });
    const key = `reloaded:${window.location.pathname}`;
    const build = window.__NEXT_DATA__.buildId;
    const last = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Partial<Reloads>;
    const [at = 0, of, times = 0] = last;
    const next: Reloads = [Date.now(), build, of === build ? times + 1 : 1];
    if (ok && reloading.isHarmless && next[0] - at >= pause && next[2] <= most) {
      sessionStorage.setItem(key, JSON.stringify(next));
      reload();
    }
  } catch {
    // Offline, or nothing can be stored: what there is of the page stays.
  }
};
