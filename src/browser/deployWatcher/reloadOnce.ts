/** Minimum time between two reloads of one path, in ms (spec section 9). */
const pause = 10_000;

/** Maximum reloads of one path with the same build. More would be a loop, however slow. */
const most = 3;

/** Time of the last reload in ms, the build of the page before it, and the number of reloads with that build. */
type Reloads = readonly [at: number, of: string, times: number];

/** Anything that the shop did not store counts as no reload. */
const parseReloads = (text: string): Reloads => {
  const stored: unknown = JSON.parse(text);
  const [at, of, times]: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return [
    typeof at === 'number' ? at : 0,
    typeof of === 'string' ? of : '',
    typeof times === 'number' ? times : 0,
  ];
};

/** When a page may be reloaded. */
export const reloading = {
  /** False while a reload would lose the visitor's input, because storage is not available. */
  isHarmless: true,
  /** True while the visitor is on the way to another page. A reload would bring him back to this one. */
  isLeaving: false,
};

let asking: Promise<boolean> | undefined;

/** Whether the page itself is available. A deploy takes many parts at once, which share one request. */
const askForPage = (): Promise<boolean> =>
  (asking ??= fetch(window.location.href, { method: 'HEAD' })
    .then(({ ok }) => ok)
    .finally(() => {
      asking = undefined;
    }));

/**
 * Reloads the page because a part of it is missing, as after a deploy: at most once per 10 s and path (spec section 8),
 * and only if the page itself is available. Needs session storage; without it, nothing is reloaded, since a loop would
 * not end.
 */
export const reloadOnce = async (
  reload: () => void = () => window.location.reload(),
): Promise<void> => {
  try {
    const ok = await askForPage();
    const key = `reloaded:${window.location.pathname}`;
    const build = window.__NEXT_DATA__.buildId;
    const [at, of, times] = parseReloads(sessionStorage.getItem(key) ?? '[]');
    const next: Reloads = [Date.now(), build, of === build ? times + 1 : 1];
    const isAllowed = reloading.isHarmless && !reloading.isLeaving;
    if (ok && isAllowed && next[0] - at >= pause && next[2] <= most) {
      sessionStorage.setItem(key, JSON.stringify(next));
      reload();
    }
  } catch {
    // Offline or without storage: the page stays as it is.
  }
};
