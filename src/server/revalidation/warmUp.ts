import { log } from '@/platform/log/log';

/** Queue length. Further pages are rendered when they are requested. */
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
      // The next request renders the page.
      log.warn('refresh: a page was not made beforehand', { path, error });
    }
  }
};

/**
 * Renders pages in the background, one at a time, so that the next client does not wait. The pages are already
 * invalidated, so a page that is not rendered here is only slower on its next request.
 *
 * @param makePage receives an internal path such as `/de/krakow`
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
