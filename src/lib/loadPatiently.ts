/** Delay before the first new attempt, in ms; it doubles each time. */
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads code until it is there. Does not fail: without the code of a part, a page can be read and its links work, and an
 * error screen would replace it.
 */
export const loadPatiently = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  for (let delay = firstRetryMs; ; delay = Math.min(delay * 2, longestRetryMs)) {
    try {
      return await load();
    } catch {
      await wait(delay);
    }
  }
};
