import type { Dispatcher } from './dispatcher';

/** What the whole process agrees on, however many bundles have this module. */
export const shared = globalThis as typeof globalThis & { troupeDispatcher?: Dispatcher };

/** In ms that what was begun gets to end. What does not is sent once more by the next process. */
const patience = 8000;

/** Sends nothing more from this process. Whoever is about to end it waits for this. */
export const stopDispatcher = async (): Promise<void> => {
  const stopped = shared.troupeDispatcher?.stop();
  if (!stopped) return;
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, patience))]);
};
