import { createThrottledLogger } from '@/platform/log/throttledLogger';

/**
 * Keeps this process alive after an error that no handler caught. It holds no state that such an error could leave
 * half changed: the page cache and the responses in progress are each complete or discarded.
 *
 * @returns removes the handlers
 */
export const keepServing = (): (() => void) => {
  const report = createThrottledLogger('an error was not handled, and the shop goes on');
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return () => {
    process.off('uncaughtException', report);
    process.off('unhandledRejection', report);
  };
};
