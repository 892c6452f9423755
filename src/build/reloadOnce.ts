/** Between two reloads of one path, in ms (spec section 9). */
const pause = 10_000;

/** Reloads of one path that brought the same build back. More would be a loop, however slow. */
const most = 3;

interface Reloads {
  /** When the last one was, in ms. */
  readonly at: number;
  /** Build of the page that was left by it. */
  readonly of: string;
  /** How many left a page of that build. */
  readonly times: number;
}

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
    const last = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Reloads>;
    const now = Date.now();
    const times = last.of === build ? Number(last.times) + 1 : 1;
    if (!ok || !reloading.isHarmless || now - Number(last.at ?? 0) < pause || !(times <= most)) {
      return;
    }
    sessionStorage.setItem(key, JSON.stringify({ at: now, of: build, times } satisfies Reloads));
    reload();
  } catch {
    // Offline, or nothing can be stored: what there is of the page stays.
  }
};
