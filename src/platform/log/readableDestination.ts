import type { DestinationStream } from 'pino';
import { toReadableLine } from './readableLine';

/** Standard error in a terminal. */
export const readableDestination: DestinationStream = {
  write: (line) => void process.stderr.write(toReadableLine(line)),
};
