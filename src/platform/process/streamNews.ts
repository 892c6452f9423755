import { processState } from './processState';

/** @param version undefined if an authorisation of the channel may have ended */
type StreamNewsListener = (channel: string, version?: number) => void;

declare module './processState' {
  interface ProcessStateTypes {
    streamNewsListener: StreamNewsListener;
  }
}

/** Sets the listener that forwards news to the process that has the streams open. */
export const onStreamNews = (listener: StreamNewsListener): void => {
  processState.streamNewsListener = listener;
};

/** Reports the new version of what streams are about. Without a listener, it does nothing. */
export const announceStreamNews: StreamNewsListener = (channel, version) =>
  processState.streamNewsListener?.(channel, version);
