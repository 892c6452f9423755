import pino, { type DestinationStream } from 'pino';
import { createLogger } from '@/log/logger';
import { readableDestination } from '@/log/readableDestination';
import { requestIdHeader } from '@/log/requestId';
import { toLogPath } from '@/log/toLogPath';
import type { Watcher } from './observe';

/** In bytes that are gathered before they are written, and in ms after which they are in any case. */
const gathered = 8 * 1024;
const writeEvery = 1000;

interface AccessLog {
  readonly watch: Watcher;
  /** Writes what was gathered. */
  readonly end: () => void;
}

/** A line per answer: what was asked and what became of it, nothing of who asked. */
export const watchAnswers = (destination: DestinationStream): Watcher => {
  const logger = createLogger(destination, 'info', 'front');
  return ({ request, response, ms, isAborted }) => {
    const requestId = request.headers[requestIdHeader];
    logger.info(
      {
        requestId,
        method: request.method,
        path: toLogPath(request.url),
        status: response.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(isAborted && { aborted: true }),
      },
      'answered',
    );
  };
};

/** Many lines are one write: a line each would cost more than most answers. */
export const createAccessLog = (): AccessLog => {
  if (process.stderr.isTTY) return { watch: watchAnswers(readableDestination), end: () => {} };
  const destination = pino.destination({ dest: 2, sync: false, minLength: gathered });
  setInterval(() => destination.flush(), writeEvery).unref();
  return { watch: watchAnswers(destination), end: () => destination.flushSync() };
};
