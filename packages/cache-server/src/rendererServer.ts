import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Log } from '@troupe/basics/log';
import { requestIdHeader, toRequestId } from '@troupe/basics/requestId';
import { toLogPath } from '@troupe/basics/toLogPath';
import { refuseRequest } from './refuseRequest';
import { findFramingProblem } from './requestFraming';

/**
 * In bytes. The cache server accepts 16 KiB of headers and adds its own. A request that it accepts must not be too
 * large here.
 */
const MAX_HEADER_BYTES = 32 * 1024;

interface RendererServerOptions {
  readonly log: Pick<Log, 'error'>;
  /** Runs a function so that its log lines have the id of the request. */
  readonly runWithRequestId?: <Value>(id: string, run: () => Value) => Value;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Creates the HTTP server of the renderer, which serves the cache server only. It repeats the cache server's checks: it
 * refuses a request with ambiguous framing, and reads nothing after a request.
 *
 * @param answer may reject: its request is then answered with 500, or aborted
 */
export const createRendererServer = (
  answer: Answer,
  { log, runWithRequestId = (_, run) => run() }: RendererServerOptions,
): Server => {
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    const problem = findFramingProblem(request);
    if (problem) {
      refuseRequest(request, response, problem);
      return;
    }
    const id = toRequestId(request.headers[requestIdHeader]);
    runWithRequestId(id, async () => answer(request, response)).catch((error: unknown) => {
      log.error('a request could not be answered', { path: toLogPath(request.url), error });
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end('Internal Server Error');
    });
  });
  // The cache server has already read the whole request.
  server.requestTimeout = 0;
  server.headersTimeout = 0;
  // One request on each connection: data after it is not read.
  server.maxRequestsPerSocket = 1;
  // The default limit drops further headers without an error. The limit in bytes remains.
  server.maxHeadersCount = 0;
  return server;
};
