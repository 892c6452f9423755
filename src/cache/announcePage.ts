/**
 * @param key as Next gives it
 * @param isKept whether other processes find it on the disk
 */
type PageListener = (key: string, isKept: boolean) => void;

/** What the whole process agrees on: Next's bundles and the cache handler each have this module once more. */
const shared = globalThis as typeof globalThis & { troupePageListener?: PageListener };

/** Tells of each page that this process has made, once it is on disk or cannot be. */
export const onPageMade = (listener: PageListener): void => {
  shared.troupePageListener = listener;
};

export const announcePage: PageListener = (key, isKept) => shared.troupePageListener?.(key, isKept);
