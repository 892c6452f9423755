/** Everything but `Date`: what waits, waits as long as ever. */
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

/** It is now this moment, until the end of the test. @param iso such as `2026-11-21T10:00:00Z` */
export const freezeClock = (iso: string) =>
  jest.useFakeTimers({ now: new Date(iso), doNotFake: [...running] });

// Whoever imports this file gets the true time back after each test.
afterEach(() => jest.useRealTimers());
