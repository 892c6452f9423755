/** What the preview cookie says, which Next signs and encrypts. */
export interface PreviewData {
  /** Seconds since 1970: a browser may keep a cookie for longer than it was told to. */
  readonly until: number;
}

/** @param data of any cookie that Next let through @param now ms since 1970 */
export const isPreviewing = (data: unknown, now: number): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'until' in data &&
  typeof data.until === 'number' &&
  data.until * 1000 > now;
