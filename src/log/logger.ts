import pino, { type DestinationStream, type Logger } from 'pino';
import { getEnv } from '@/env/getEnv';
import { readableDestination } from './readableDestination';
import { currentRequestId } from './requestId';
import { toErrorFields } from './toErrorFields';

/** Standard error: what a command prints for people or programs goes to the other one. */
const output = 2;

/** Lines of JSON, but for who sits at a terminal. */
const openDestination = (): DestinationStream =>
  process.stderr.isTTY ? readableDestination : pino.destination({ dest: output, sync: true });

/** @param process which one of the shop's, where there are several */
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

// Next bundles this module more than once, and the cache handler has it once more.
const shared = globalThis as typeof globalThis & { troupeLog?: Logger; troupeProcess?: string };

/** Says in each line which of the shop's processes speaks. To be called before anything is logged. */
export const nameProcess = (name: string): void => {
  shared.troupeProcess = name;
};

/** Created when it is first needed: the environment is read from files before that. */
export const getLogger = (): Logger =>
  (shared.troupeLog ??= createLogger(openDestination(), getEnv().logLevel, shared.troupeProcess));
