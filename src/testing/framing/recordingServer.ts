import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '@troupe/basics/testing/portOf';
import { parseEnv } from '@/config/env/env';
import { requestIdHeader } from '@troupe/basics/requestId';
import { readAsOriginForm } from '@/server/security/readAsOriginForm';
import {
  createCacheServer,
  createHttpServer,
  createPageHeaders,
  createRendererProxy,
  type RendererProxy,
} from '@troupe/cache-server';
import { createSiteRouting } from '@/server/cacheServer/siteRouting';

/** A request as the cache server read it. */
export interface CacheServerRequest {
  /** Assigned here, and passed on to the renderer. */
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly marker: string | undefined;
  /** Each character is one byte. Only set for a request that was forwarded to the renderer. */
  body: string;
  /** The number of renderer connections on which it arrived. */
  received: number;
}

const readEnv = () => {
  const env = parseEnv({});
  if (!env.ok) throw new Error(env.problem.join());
  return env.value;
};

/** Records the requests that the cache server receives, in order and by connection. */
const createRecord = () => {
  const byRequest = new WeakMap<IncomingMessage, CacheServerRequest>();
  const bySocket = new WeakMap<Socket, CacheServerRequest[]>();
  const byPort = new Map<number, CacheServerRequest[]>();
  let count = 0;
  return {
    /** A port may be reused while an earlier connection has not ended here yet. */
    begin: (socket: Socket): void => {
      const requests: CacheServerRequest[] = [];
      bySocket.set(socket, requests);
      byPort.set(socket.remotePort ?? 0, requests);
    },
    add: (request: IncomingMessage): CacheServerRequest => {
      const { method = '', url = '', headers, socket } = request;
      const noted: CacheServerRequest = {
        id: `request-${(count += 1)}`,
        method,
        url,
        marker: headers['user-agent'],
        body: '',
        received: 0,
      };
      byRequest.set(request, noted);
      bySocket.get(socket)?.push(noted);
      return noted;
    },
    get: (request: IncomingMessage): CacheServerRequest | undefined => byRequest.get(request),
    /** The requests of a client's connection so far, by its local port. */
    list: (port: number): readonly CacheServerRequest[] => byPort.get(port) ?? [],
    forget: (port: number): void => void byPort.delete(port),
  };
};

/**
 * The real cache server with an empty cache: it forwards every request that it does not refuse.
 *
 * @param onRequest called with each request before it is answered
 */
export const startRecordingServer = async (
  socketPath: string,
  onRequest: (request: CacheServerRequest) => void,
) => {
  readAsOriginForm();
  const env = readEnv();
  const record = createRecord();
  const reportFailure = () => {};
  const forwarding = createRendererProxy(
    { socketPath: () => socketPath, whenReady: async () => {} },
    { reportFailure },
  );
  const recorded: RendererProxy = {
    ...forwarding,
    forward: (request, response, options) => {
      const noted = record.get(request);
      request.on('data', (chunk: Buffer) => {
        if (noted) noted.body += chunk.toString('latin1');
      });
      return forwarding.forward(request, response, options);
    },
  };
  const cacheServer = createCacheServer({
    routing: createSiteRouting(env),
    buildId: 'a-build',
    responseCache: { find: () => undefined, look: async () => undefined, noteMade: () => {} },
    assets: { get: () => Promise.reject(new Error('there are none')) },
    headers: createPageHeaders({ document: {}, data: {} }),
    backgroundRevalidation: { renew: () => {} },
    forwarding: recorded,
    learnInvalidations: async () => {},
    reportFailure,
  });
  const listener: RequestListener = (request, response) => {
    const noted = record.add(request);
    onRequest(noted);
    request.headers[requestIdHeader] = noted.id;
    cacheServer(request, response);
  };
  const server = createHttpServer(listener);
  server.on('connection', record.begin);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    list: record.list,
    forget: record.forget,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
