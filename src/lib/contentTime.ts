/** What the whole process agrees on, however many bundles have this module. */
const shared = globalThis as typeof globalThis & {
  troupeContentFrom?: number;
  troupeContentNews?: number;
  troupeNewsListener?: (moment: number) => void;
};

/**
 * From now on nothing may be made of content that was loaded before a moment, because somebody has said that it changed.
 *
 * @param moment in ms since 1970; earlier ones than the latest known change nothing
 */
export const demandContentFrom = (moment: number): void => {
  shared.troupeContentFrom = Math.max(contentDemandedFrom(), moment);
};

/** The moment before which content is too old to be used, in ms since 1970; 0 where nobody has asked for any. */
export const contentDemandedFrom = (): number => shared.troupeContentFrom ?? 0;

/**
 * What was made until now may be out of date, whatever it shows: a source has come back from trouble with something else
 * than it last had.
 *
 * @param moment in ms since 1970
 */
export const announceNews = (moment: number): void => {
  shared.troupeContentNews = moment;
  shared.troupeNewsListener?.(moment);
};

/** For telling another process, which has no content of its own. */
export const onNews = (listener: (moment: number) => void): void => {
  shared.troupeNewsListener = listener;
};

/** The moment until which everything that was made may be out of date, in ms since 1970; 0 where nobody has said so. */
export const contentNewsFrom = (): number => shared.troupeContentNews ?? 0;
