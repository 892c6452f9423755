/** How long a request that got no answer may be repeated, in ms. */
const REPEAT_MS = 600_000;

/** Whether a request may still be repeated. @param madeAt when it was carried out, ISO 8601 */
export const isRecent = (madeAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(madeAt) < REPEAT_MS;
