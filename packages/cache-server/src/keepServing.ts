import type { Log } from '@troupe/basics/log';
import { createThrottle } from '@troupe/basics/throttledLogger';

/**
 * Keeps this process alive after an error that no handler caught. It holds no state that such an error could leave
 * half changed: the page cache and the responses in progress are each complete or discarded.
 *
 * @returns removes the handlers
 */
export const keepServing = (log: Pick<Log, 'error'>): (() => void) => {
  const logFailure = createThrottle(log.error);
  const report = (error: unknown): void =>
    logFailure('an error was not handled, and the server goes on', error);
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return () => {
    process.off('uncaughtException', report);
    process.off('unhandledRejection', report);
  };
};
