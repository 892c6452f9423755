import { processState } from '@/platform/process/processState';
import type { Dispatcher } from './dispatcher';

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    dispatcher: Dispatcher;
  }
}

/** How long to wait for started messages, in ms. The next process sends unfinished ones again. */
const timeoutMs = 8000;

/** Stops sending from this process. To be awaited before the process ends. */
export const stopDispatcher = async (): Promise<void> => {
  const stopped = processState.dispatcher?.stop();
  if (!stopped) return;
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
};
