import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { toUrlPath } from '@troupe/basics/toUrlPath';
import { log } from '@/platform/log/log';
import { collectMetrics, metricsType, printMetrics } from '@/platform/metrics/registry';
import type { Renderer } from './renderer';

/** Reads the metrics of both processes, or of this one alone while the renderer does not answer. */
const readAll = async (renderer: Pick<Renderer, 'readMetrics'>): Promise<string> => {
  return printMetrics(
    await Promise.all([collectMetrics(), renderer.readMetrics().catch(() => [])]),
  );
};

/**
 * Serves `GET /metrics` at a separate port. It has no password, so by default it listens on the loopback address only.
 *
 * @throws when the port is in use, or the machine does not have the address
 */
export const serveMetrics = async (
  address: { readonly port: number; readonly host: string },
  renderer: Pick<Renderer, 'readMetrics'>,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && toUrlPath(request.url ?? '/') === '/metrics';
    if (!isMetrics) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The figures are at /metrics\n');
      return;
    }
    readAll(renderer).then(
      (text) => response.writeHead(200, { 'Content-Type': metricsType }).end(text),
      (error: unknown) => {
        log.error('the figures could not be told', { error });
        response.writeHead(500).end();
      },
    );
  });
  server.listen(address);
  await once(server, 'listening');
  return server;
};
