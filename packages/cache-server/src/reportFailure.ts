import type { Log } from '@troupe/basics/log';
import { createThrottle } from '@troupe/basics/throttledLogger';

/** Logs the error of a request that could not be answered. */
export type ReportFailure = (error: unknown) => void;

/** Creates the throttled report for all requests of a server. */
export const createFailureReport = (log: Pick<Log, 'error'>): ReportFailure => {
  const logFailure = createThrottle(log.error);
  return (error) => logFailure('a request could not be answered', error);
};
