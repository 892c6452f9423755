import { initialize } from 'next/dist/server/lib/router-server';
import { onPageRendered } from '@/server/pageCache/renderedPage';
import { announceCacheServer } from '@/lib/behindCacheServer';
import { onNews } from '@/lib/requiredContent';
import { enterStandby, leaveStandby } from '@/lib/standby';
import { nameProcess } from '@/platform/log/logger';
import { redirectConsole } from '@/platform/log/redirectConsole';
import { registerProcessMetrics } from '@/platform/metrics/processMetrics';
import { collectMetrics } from '@/platform/metrics/registry';
import { stopDispatcher } from '@/commerce/notifications/processDispatcher';
import { exitWithParent } from '@/server/cacheServer/exitWithParent';
import { keepTickLayout } from '@/hacks/keepTickLayout';
import { createRendererServer } from '@/server/cacheServer/rendererServer';
import type { RendererMessage, RendererOrder } from '@/server/cacheServer/rendererMessage';
import { getTracer } from '@/platform/tracing/tracer';
import { readEnv } from './readEnv';

/** Serves Next on a Unix socket, for the front process only. Otherwise it is like `next start`. */
const [socketPath] = process.argv.slice(2);
const tell = (message: RendererMessage) => {
  if (process.connected) process.send?.(message);
};

announceCacheServer();
enterStandby();
onPageRendered((key, isKept) => tell({ kind: 'made', key, isKept }));
onNews((moment) => tell({ kind: 'news', moment }));

const { port, tracesUrl } = readEnv();
nameProcess('renderer');
registerProcessMetrics('renderer');
redirectConsole();
keepTickLayout();
// Start tracing before Next, because Next looks for a tracer when it starts.
if (tracesUrl !== undefined)
  (await import('@/platform/tracing/startTracing')).startTracing('renderer');
const server = createRendererServer((request, response) => next.requestHandler(request, response));
const next = await initialize({
  dir: process.cwd(),
  dev: false,
  onDevServerCleanup: undefined,
  hostname: 'localhost',
  port,
  server,
  quiet: true,
});
server.listen(socketPath, () => tell({ kind: 'ready' }));

// Ctrl+C and service managers signal the whole process group. Ignore these signals: the front process knows which
// requests are still open and decides when this process stops.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('message', (order: RendererOrder) => {
  if (order.kind === 'metrics') {
    const { question } = order;
    void collectMetrics().then((families) => tell({ kind: 'metrics', question, families }));
    return;
  }
  if (order.kind === 'activate') {
    leaveStandby();
    return;
  }
  const sent = stopDispatcher();
  server.close(() => void Promise.all([sent, getTracer()?.stop()]).then(() => process.exit(0)));
  server.closeIdleConnections();
});
exitWithParent();
