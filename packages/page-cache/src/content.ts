/** What the application knows of the content that its pages are rendered from. All moments are in ms since 1970. */
export interface ContentState {
  /** From now on, pages are rendered from content that was loaded at this moment or later. */
  readonly demandFrom: (moment: number) => void;
  /** Pages that were rendered until this moment may be outdated; 0 if there is none. */
  readonly newsFrom: () => number;
  /** Sets the moment of `newsFrom`, after the clock was set back. */
  readonly setNewsFrom: (moment: number) => void;
  /** Pages are rendered from content of this date or later; 0 if it is unknown. */
  readonly inUseFrom: () => number;
  /** The date of the content in a part of the page's props; undefined if it is unknown. */
  readonly dateOf: (part: object) => number | undefined;
}

/** For an application that reads its content anew for each render, and does not date it. */
export const undatedContent: ContentState = {
  demandFrom: () => {},
  newsFrom: () => 0,
  setNewsFrom: () => {},
  inUseFrom: () => 0,
  dateOf: () => undefined,
};
