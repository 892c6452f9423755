import type { DestinationStream } from 'pino';
import { toReadableLine } from './readableLine';

/** Standard error where somebody reads along. */
export const readableDestination: DestinationStream = {
  write: (line) => void process.stderr.write(toReadableLine(line)),
};
