import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FailurePage } from './failurePage';
import type { ReportFailure } from './reportFailure';

/** How long the rest of a refused body is read and dropped. Without this, the client may lose the response. */
const LINGER_MS = 2000;

/** By Node's error code. */
const PARSE_ERROR_STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** The last request that is read on a connection, for connections that close with its answer. */
const lastRequests = new WeakMap<Socket, IncomingMessage>();

/** Whether an earlier request was the last one of this connection. Data after it may be the rest of its body. */
export const isClosingConnection = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  lastRequests.has(socket);

/**
 * Answers what the parser cannot read and ends the connection, as Node does without a listener. On a connection that
 * closes with the answer to an earlier request, that answer is on its way or has begun. To end the connection would
 * reset it, and the client would lose the answer. Without the rest of that request's body there will be no answer.
 */
export const answerParseError = (error: NodeJS.ErrnoException, socket: Duplex): void => {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  const hasBegun = response instanceof ServerResponse && response.headersSent;
  const last = socket instanceof Socket ? lastRequests.get(socket) : undefined;
  if (last && (last.complete || hasBegun)) return;
  if (!socket.writable || hasBegun) {
    socket.destroy(error);
    return;
  }
  const status = PARSE_ERROR_STATUSES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
};

/** Closes the connection after the response to this request. No later request on it is read. */
export const closeAfter = (request: IncomingMessage, response: ServerResponse): void => {
  lastRequests.set(request.socket, request);
  response.shouldKeepAlive = false;
};

/** Refuses a request and closes its connection. */
export const refuseRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, message }: { readonly status: number; readonly message: string },
): void => {
  closeAfter(request, response);
  const body = Buffer.from(
    JSON.stringify({
      status: 'error',
      statusCode: status,
      message,
      issues: [{ path: '', message }],
    }),
  );
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  if (request.method !== 'HEAD') response.write(body);
  else response.flushHeaders();
  // Node closes the connection when this response ends.
  const close = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, LINGER_MS);
  request.once('close', close);
  request.once('end', close);
  request.resume();
};

/**
 * Answers 503 after an error, or destroys a response that has already begun. The connection is not reused.
 *
 * @param page sent to browsers that ask for a document
 */
export const abortAnswer = (
  response: ServerResponse,
  error: unknown,
  reportFailure: ReportFailure,
  headers: Readonly<Record<string, string>> = {},
  page?: FailurePage,
): void => {
  // The client has disconnected.
  if (response.destroyed) return;
  reportFailure(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.shouldKeepAlive = false;
  const { method, headers: asked } = response.req;
  const sent = asked.accept?.includes('text/html') ? page : undefined;
  response.writeHead(503, {
    'Cache-Control': 'no-store',
    'Retry-After': '2',
    ...sent?.headers,
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : sent?.body);
};
