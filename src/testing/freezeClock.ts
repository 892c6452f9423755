/** Everything but `Date`: timers run as usual. */
const running = [
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** Stops the clock at this moment, until the end of the test. @param iso such as `2026-11-21T10:00:00Z` */
export const freezeClock = (iso: string) =>
  jest.useFakeTimers({ now: new Date(iso), doNotFake: [...running] });

// Importing this file restores the real time after each test.
afterEach(() => jest.useRealTimers());
