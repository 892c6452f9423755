import pino, { type DestinationStream, type Logger } from 'pino';
import { processState } from '@/platform/process/processState';
import { getEnv } from '@/config/env/getEnv';
import { readableDestination } from './readableDestination';
import { currentRequestId } from './requestId';
import { toErrorFields } from './toErrorFields';

/** Standard error, because the regular output of commands goes to standard output. */
const output = 2;

/** Lines of JSON, or readable lines in a terminal. */
const openDestination = (): DestinationStream =>
  process.stderr.isTTY ? readableDestination : pino.destination({ dest: output, sync: true });

/** @param process name of the process, if there are several */
export const createLogger = (
  destination: DestinationStream,
  level: string,
  process: string | undefined,
): Logger =>
  pino(
    {
      level,
      base: process === undefined ? {} : { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: (error: unknown) => toErrorFields(error) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );

declare module '@/platform/process/processState' {
  interface ProcessStateTypes {
    logger: Logger;
    processName: string;
  }
}

/** Sets the name of the process in each line. Call it before the first log line. */
export const nameProcess = (name: string): void => {
  processState.processName = name;
};

/** The logger is created on first use, after the environment has been read from files. */
export const getLogger = (): Logger =>
  (processState.logger ??= createLogger(
    openDestination(),
    getEnv().logLevel,
    processState.processName,
  ));
