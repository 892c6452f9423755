import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { Log } from '@troupe/basics/log';
import { toUrlPath } from '@troupe/basics/toUrlPath';

interface MetricsOptions {
  /** Prints the metrics of all processes. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Serves `GET /metrics` at a separate port. It has no password, so by default it listens on the loopback address only.
 *
 * @throws when the port is in use, or the machine does not have the address
 */
export const serveMetrics = async (
  address: { readonly port: number; readonly host: string },
  { read, contentType, log }: MetricsOptions,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && toUrlPath(request.url ?? '/') === '/metrics';
    if (!isMetrics) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The figures are at /metrics\n');
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      (error: unknown) => {
        log.error('metrics could not be collected', { error });
        response.writeHead(500).end();
      },
    );
  });
  server.listen(address);
  await once(server, 'listening');
  return server;
};
