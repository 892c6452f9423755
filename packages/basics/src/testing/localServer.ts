import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from './portOf';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A complete response, or a fault: `hang` never responds, `stall` stops after the first byte of the body, `cut` closes
 * the connection.
 */
export type Reply =
  | {
      readonly status?: number;
      readonly type?: string;
      /** The target of a redirect. */
      readonly location?: string;
      readonly body: string | Buffer;
    }
  | 'hang'
  | 'stall'
  | 'cut';

const running = new Set<Server>();

// Importing this file closes the servers of each test after it.
afterEach(async () => {
  const servers = [...running];
  running.clear();
  await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
    ),
  );
});

export const inJson = (value: unknown, status = 200): Reply => ({
  status,
  body: JSON.stringify(value),
});

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}`;
};

/** Stops a server after the test, however that ends. */
export const stopAfterTest = (server: Server): void => {
  running.add(server);
};

/** Starts a server on a free port and stops it after the test. @returns its origin */
export const serveForTest = (server: Server): Promise<string> => {
  stopAfterTest(server);
  return listen(server);
};

/**
 * A real server on a free port of this machine, which records its requests.
 *
 * @param reply gets the number of calls before this one
 */
export const startServer = async (reply: (call: Call, before: number) => Reply) => {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const call = { method, path, headers, body: await text(request) };
    calls.push(call);
    const answer = reply(call, calls.length - 1);
    if (answer === 'hang') return;
    if (answer === 'cut') {
      request.socket.destroy();
      return;
    }
    const isWhole = answer !== 'stall';
    const {
      status = 200,
      type = 'application/json',
      location,
      body,
    } = answer === 'stall' ? { body: '[' } : answer;
    response.writeHead(status, {
      'Content-Type': type,
      ...(location === undefined ? {} : { Location: location }),
    });
    response.write(body);
    if (isWhole) response.end();
  });
  return { origin: await serveForTest(server), calls };
};

/** An address at which no server listens. A server has just listened there, so no other process uses the port. */
export const findNobody = async (): Promise<string> => {
  const server = createServer();
  const origin = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return origin;
};
