import { log } from '@/log/log';

/** More than that, visitors ask for themselves: each costs a page's making. */
const mostWaiting = 500;

type MakePage = (internalPath: string) => Promise<void>;

const waiting = new Map<string, MakePage>();
let isBusy = false;
let isStopping = false;

const workOff = async (): Promise<void> => {
  for (;;) {
    const [next] = waiting;
    if (!next || isStopping) return;
    const [path, makePage] = next;
    waiting.delete(path);
    try {
      await makePage(path);
    } catch (error) {
      // A page that is no more is made anew by who asks for it.
      log.warn('refresh: a page was not made beforehand', { path, error });
    }
  }
};

/**
 * Has pages made behind everybody's back, one after the other, so that the next visitor does not wait for it. They are
 * out of date already: whatever is left undone here costs time and no truth.
 *
 * @param makePage given an internal path such as `/de/krakow`
 */
export const warmUp = (paths: readonly string[], makePage: MakePage): void => {
  for (const path of paths) {
    if (waiting.size >= mostWaiting) break;
    if (!waiting.has(path)) waiting.set(path, makePage);
  }
  if (isBusy || isStopping) return;
  isBusy = true;
  void workOff().finally(() => {
    isBusy = false;
  });
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    isStopping = true;
    waiting.clear();
  });
}
