import type { Watcher } from '@troupe/cache-server';
import pino, { type DestinationStream } from 'pino';
import { createLogger } from '@/platform/log/logger';
import { readableDestination } from '@/platform/log/readableDestination';
import { requestIdHeader } from '@troupe/basics/requestId';
import { toLogPath } from '@troupe/basics/toLogPath';

/** Log lines are written once this many bytes are buffered, or after this many ms. */
const gathered = 8 * 1024;
const writeEvery = 1000;

interface AccessLog {
  readonly watch: Watcher;
  /** Writes the buffered lines. */
  readonly end: () => void;
}

/** Logs one line per response: the request and its result, without data about the client. */
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

/** Buffers lines, because one write per line would cost more than most responses. */
export const createAccessLog = (): AccessLog => {
  if (process.stderr.isTTY) return { watch: watchAnswers(readableDestination), end: () => {} };
  const destination = pino.destination({ dest: 2, sync: false, minLength: gathered });
  setInterval(() => destination.flush(), writeEvery).unref();
  return { watch: watchAnswers(destination), end: () => destination.flushSync() };
};
