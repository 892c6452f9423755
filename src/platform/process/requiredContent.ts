import { processState } from './processState';

declare module './processState' {
  interface ProcessStateTypes {
    contentDemandedFrom: number;
    contentNewsFrom: number;
    newsListener: (moment: number) => void;
  }
}

/**
 * Invalidates content that was loaded before a moment, because it has changed since.
 *
 * @param moment in ms since 1970; earlier than the latest known change has no effect
 */
export const demandContentFrom = (moment: number): void => {
  processState.contentDemandedFrom = Math.max(contentDemandedFrom(), moment);
};

/** The moment before which content is too old to be used, in ms since 1970; 0 if there is none. */
export const contentDemandedFrom = (): number => processState.contentDemandedFrom ?? 0;

/**
 * Marks everything rendered until now as possibly outdated: a source has recovered with other content than it last had.
 *
 * @param moment in ms since 1970
 */
export const announceNews = (moment: number): void => {
  processState.contentNewsFrom = moment;
  processState.newsListener?.(moment);
};

/** Sets the listener that forwards announcements to another process, which has no content of its own. */
export const onNews = (listener: (moment: number) => void): void => {
  processState.newsListener = listener;
};

/** The moment until which all rendered pages may be outdated, in ms since 1970; 0 if there is none. */
export const contentNewsFrom = (): number => processState.contentNewsFrom ?? 0;
