import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { requestIdHeader } from '@troupe/basics/requestId';
import { createRendererServer } from '@troupe/cache-server';

/** A request as the renderer's HTTP parser read it. */
export interface ParsedRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly marker: string | undefined;
  body: string;
  isComplete: boolean;
}

/** Everything that arrived over one connection of the renderer. */
export interface Received {
  /** Each character is one byte. */
  readonly raw: string;
  readonly requests: readonly ParsedRequest[];
}

/** The response header that repeats the id of the request. */
export const answerIdHeader = 'x-answers';

/** Responses of every shape, with the request's id in the headers and, if there is one, in the body. */
const answer = (id: string, response: ServerResponse): void => {
  response.setHeader(answerIdHeader, id);
  const shape = (id.codePointAt(id.length - 1) ?? 0) % 6;
  if (shape === 0) response.writeHead(204).end();
  else if (shape === 1) response.writeHead(304).end();
  else if (shape === 2) {
    response.writeHead(404).write(`not found ${id}`);
    setImmediate(() => response.end('.'));
  } else if (shape === 3) {
    response.write(id.repeat(200));
    response.end('HTTP/1.1 200 OK\r\n\r\n');
  } else {
    const body = `${'HTTP/1.1 200 OK\r\n\r\n'.repeat(shape)}${id}`;
    response.writeHead(200, { 'Content-Length': body.length }).end(body);
  }
};

/**
 * The renderer's own HTTP server. It records the bytes that it receives and how the parser reads them.
 *
 * @param onEnd called when a connection has ended
 */
export const startRecordingRenderer = async (
  socketPath: string,
  onEnd: (received: Received) => void,
): Promise<{ readonly whenIdle: () => Promise<void>; readonly close: () => void }> => {
  const requestsOf = new WeakMap<Socket, ParsedRequest[]>();
  const server = createRendererServer(
    async (request: IncomingMessage, response) => {
      const parsed: ParsedRequest = {
        id: String(request.headers[requestIdHeader]),
        method: request.method ?? '',
        url: request.url ?? '',
        marker: request.headers['user-agent'],
        body: '',
        isComplete: false,
      };
      requestsOf.get(request.socket)?.push(parsed);
      request.setEncoding('latin1');
      request.on('data', (chunk: string) => (parsed.body += chunk));
      request.on('end', () => {
        parsed.isComplete = request.complete;
        answer(parsed.id, response);
      });
      await once(response, 'close');
    },
    { log: { error: () => {} } },
  );
  server.on('connection', (socket: Socket) => {
    const requests: ParsedRequest[] = [];
    const chunks: Buffer[] = [];
    requestsOf.set(socket, requests);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => onEnd({ raw: Buffer.concat(chunks).toString('latin1'), requests }));
  });
  server.listen(socketPath);
  await once(server, 'listening');
  return {
    /** Resolves once every connection has ended. */
    whenIdle: async () => {
      while ((await promisify(server.getConnections.bind(server))()) > 0) await sleep(10);
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
