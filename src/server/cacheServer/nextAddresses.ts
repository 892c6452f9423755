/** Below `/_next`, the shop uses its static files and the data of its pages. */
const USED = /^\/_next\/(?:static|data)\//;

/** Whether Next would answer this path but the shop does not use it. `/_next/image` would be a second image proxy. */
export const isUnusedNextAddress = (path: string): boolean =>
  (path.startsWith('/_next') || path.startsWith('/__next')) && !USED.test(path);
