import { createServer } from 'node:http';
import { initialize } from 'next/dist/server/lib/router-server';
import { onPageMade } from '@/cache/announcePage';
import { announceFront } from '@/lib/behindFront';
import { onNews } from '@/lib/contentTime';
import { nameProcess } from '@/log/logger';
import { log } from '@/log/log';
import { requestIdHeader, runWithRequestId, toRequestId } from '@/log/requestId';
import { takeOverConsole } from '@/log/takeOverConsole';
import { toLogPath } from '@/log/toLogPath';
import { registerProcessMetrics } from '@/metrics/processMetrics';
import { collectMetrics } from '@/metrics/registry';
import { stopDispatcher } from '@/notifications/processDispatcher';
import { endWithFront } from '@/server/endWithFront';
import { keepTickLayout } from '@/server/keepTickLayout';
import type { RendererMessage, RendererOrder } from '@/server/rendererMessage';
import { getTracer } from '@/tracing/tracer';
import { readEnv } from './readEnv';

/** Serves Next on a socket, for the server in front alone: what `next start` does, but for the port. */
const [socketPath] = process.argv.slice(2);
const tell = (message: RendererMessage) => {
  if (process.connected) process.send?.(message);
};

announceFront();
onPageMade((key, isKept) => tell({ kind: 'made', key, isKept }));
onNews((moment) => tell({ kind: 'news', moment }));

const { port, tracesUrl } = readEnv();
nameProcess('renderer');
registerProcessMetrics('renderer');
takeOverConsole();
keepTickLayout();
// Before Next, which looks whether there is somebody to tell.
if (tracesUrl !== undefined) (await import('@/tracing/startTracing')).startTracing('renderer');
const server = createServer();
// The server in front has read the request already, and keeps its connections.
server.keepAliveTimeout = 0;
server.requestTimeout = 0;
server.headersTimeout = 0;
const next = await initialize({
  dir: process.cwd(),
  dev: false,
  onDevServerCleanup: undefined,
  hostname: 'localhost',
  port,
  server,
  quiet: true,
});
server.on('request', (request, response) => {
  const id = toRequestId(request.headers[requestIdHeader]);
  runWithRequestId(id, () => next.requestHandler(request, response)).catch((error: unknown) => {
    log.error('a request could not be answered', { path: toLogPath(request.url), error });
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end('Internal Server Error');
  });
});
server.listen(socketPath, () => tell({ kind: 'ready' }));

// Ctrl+C reaches this process, too, as does a service manager that stops a whole group; but it is the one in front that
// knows who still waits for an answer.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('message', (order: RendererOrder) => {
  if (order.kind === 'metrics') {
    tell({ kind: 'metrics', question: order.question, families: collectMetrics() });
    return;
  }
  const sent = stopDispatcher();
  server.close(() => void Promise.all([sent, getTracer()?.stop()]).then(() => process.exit(0)));
  server.closeIdleConnections();
});
endWithFront();
