import { processState } from './processState';

declare module './processState' {
  interface ProcessStateTypes {
    contentDates: WeakMap<object, number>;
    contentInUseFrom: number;
  }
}

const listDates = (): WeakMap<object, number> => (processState.contentDates ??= new WeakMap());

/**
 * Records the date of content, or of something rendered from it: it contains everything that its sources had at that
 * moment, in ms since 1970.
 */
export const dateContent = (content: object, moment: number): void => {
  listDates().set(content, moment);
};

/** @returns the date of content, in ms since 1970; `undefined` if none was recorded */
export const dateOfContent = (content: object): number | undefined => listDates().get(content);

/** Records that everything from now on is rendered from content of this moment or later, in ms since 1970. */
export const noteContentInUse = (moment: number): void => {
  processState.contentInUseFrom = moment;
};

/** The date of the content in use, in ms since 1970; 0 if there is none yet or it is unknown. */
export const contentInUseFrom = (): number => processState.contentInUseFrom ?? 0;
