/** The tag manager's queue. It also reads entries from before it was loaded. */
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
 * Pushes a command for Google's tags. They recognize one only as an `arguments` object: an array is silently ignored.
 */
export const command: (...words: readonly unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params
  pushData(arguments);
};
