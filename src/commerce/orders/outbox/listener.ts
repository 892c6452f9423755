import { processState } from '@/platform/process/processState';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    outboxListener: () => void;
  }
}

/** Notifies the listener that messages are waiting to be sent. */
export const announceMessages = (): void => processState.outboxListener?.();

/** Sets the listener of the process, or removes it. There is at most one. */
export const onMessages = (listener: (() => void) | undefined): void => {
  if (listener) processState.outboxListener = listener;
  else delete processState.outboxListener;
};
