import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { toUrlPath } from '@/lib/toUrlPath';
import { log } from '@/log/log';
import { metricsType, printMetrics } from '@/metrics/printMetrics';
import { collectMetrics } from '@/metrics/registry';
import type { Renderer } from './renderer';

/** Those of both processes; those of one alone while the other does not answer. */
const readAll = async (renderer: Pick<Renderer, 'readMetrics'>): Promise<string> => {
  const others = await renderer.readMetrics().catch(() => []);
  return printMetrics([...collectMetrics(), ...others]);
};

/**
 * `GET /metrics` at a port of its own, which is nobody's but the operator's.
 *
 * @throws when the port is taken
 */
export const serveMetrics = async (
  port: number,
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
  server.listen(port);
  await once(server, 'listening');
  return server;
};
