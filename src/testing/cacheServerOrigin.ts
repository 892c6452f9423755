import {
  createServer,
  type IncomingHttpHeaders,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { portOf } from '@troupe/basics/testing/portOf';

/** A fake instance: what it responds, and the requests that it got. */
export class Instance {
  readonly asked: string[] = [];
  isReady = true;
  isDown = false;
  say: (path: string, response: ServerResponse, headers: IncomingHttpHeaders) => void = () => {};
  private readonly server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/api/ready') {
      response.writeHead(this.isReady && !this.isDown ? 200 : 503).end();
      return;
    }
    if (this.isDown) {
      request.socket.destroy();
      return;
    }
    this.asked.push(`${request.method} ${request.headers.host}${path}`);
    request.resume().on('end', () => this.say(path, response, request.headers));
  });

  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return portOf(this.server);
  }

  async stop(): Promise<void> {
    const stopped = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await stopped;
  }
}

export const page =
  (body: string, cacheControl = 's-maxage=60, stale-while-revalidate=86340', status = 200) =>
  (_: string, response: ServerResponse) =>
    void response
      .writeHead(status, { 'Content-Type': 'text/html', 'Cache-Control': cacheControl })
      .end(body);

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface CacheServerAnswer {
  readonly status: number;
  /** Decompressed. */
  readonly body: string;
  /** The cache server's `X-Cache` header: hit, miss, ... */
  readonly cache: string;
  readonly isPacked: boolean;
}

/** Sends a request to the cache server. */
export const askCacheServer = (
  port: number,
  path: string,
  { method = 'GET', headers = {} }: Question,
) =>
  new Promise<CacheServerAnswer>((resolve, reject) => {
    const asked = openRequest({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const isPacked = response.headers['content-encoding'] === 'gzip';
      buffer(response)
        .then((bytes) =>
          resolve({
            status: response.statusCode ?? 0,
            body: (isPacked ? gunzipSync(bytes) : bytes).toString(),
            cache: String(response.headers['x-cache']).toLowerCase(),
            isPacked,
          }),
        )
        .catch(reject);
    });
    asked.on('error', reject).end();
  });

/**
 * Answers with the cookies of the request as the first message of a stream that does not end. Nothing of it may be kept
 * or held back.
 */
export const streamCookies: Instance['say'] = (_, response, { cookie }) => {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.write(`data: ${cookie}\n\n`);
};

/** @returns the first bytes of a response that goes on, after which the connection is closed */
export const readFirstBytes = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = openRequest({ port, host: '127.0.0.1', path, headers }, (response) => {
      response.on('error', () => {});
      response.once('data', (bytes: Buffer) => {
        resolve(String(bytes));
        asked.destroy();
      });
    });
    asked.on('error', reject);
    asked.end();
  });
