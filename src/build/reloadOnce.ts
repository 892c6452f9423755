/** Between two reloads of one path, in ms (spec section 9). */
const pause = 10_000;

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
    const now = Date.now();
    if (!ok || !reloading.isHarmless || now - Number(sessionStorage.getItem(key)) < pause) return;
    sessionStorage.setItem(key, String(now));
    reload();
  } catch {
    // Offline, or nothing can be stored: what there is of the page stays.
  }
};
