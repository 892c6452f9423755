import { processState } from '@/platform/process/processState';

/**
 * @param key Next's cache key
 * @param isKept whether other processes find the page on disk
 */
type PageListener = (key: string, isKept: boolean) => void;

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    pageListener: PageListener;
  }
}

/** Sets the listener for each page that this process has rendered, called once the write to disk succeeds or fails. */
export const onPageRendered = (listener: PageListener): void => {
  processState.pageListener = listener;
};

export const announceRenderedPage: PageListener = (key, isKept) =>
  processState.pageListener?.(key, isKept);
