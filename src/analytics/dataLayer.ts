/** What the tag manager reads, in order, also what was there before it. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const pushData = (...data: readonly object[]): void => {
  window.dataLayer ??= [];
  window.dataLayer.push(...data);
};

/**
 * A command as Google's tags take it. They know one by its being an `arguments` object: an array in its place is taken
 * for something else and silently ignored.
 */
export const command: (...words: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  pushData(arguments);
};
