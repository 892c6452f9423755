import { runRenderer, tellCacheServer } from '@troupe/cache-server/runRenderer';
import { stopDispatcher } from '@/commerce/notifications/processDispatcher';
import { announceCacheServer } from '@/platform/process/behindCacheServer';
import { announceNews, contentNewsFrom, onNews } from '@/platform/process/requiredContent';
import { enterStandby, leaveStandby } from '@/platform/process/standby';
import { onStreamNews } from '@/platform/process/streamNews';
import { log } from '@/platform/log/log';
import { nameProcess } from '@/platform/log/logger';
import { redirectConsole } from '@/platform/log/redirectConsole';
import { runWithRequestId } from '@/platform/log/requestId';
import { registerProcessMetrics } from '@/platform/metrics/processMetrics';
import { collectMetrics } from '@/platform/metrics/registry';
import { getTracer } from '@/platform/tracing/tracer';
import { onPageRendered } from '@/server/pageCache/renderedPage';
import { readEnv } from './readEnv';

/** Serves Next on a Unix socket, for the front process only. */
const [socketPath] = process.argv.slice(2);

announceCacheServer();
enterStandby();
onPageRendered((key, isKept) => tellCacheServer({ kind: 'made', key, isKept }));
onStreamNews((channel, version) => tellCacheServer({ kind: 'published', channel, version }));
onNews((moment) => tellCacheServer({ kind: 'news', moment }));

const { port, tracesUrl } = readEnv();
nameProcess('renderer');
registerProcessMetrics('renderer');
redirectConsole();
// Start tracing before Next, because Next looks for a tracer when it starts.
if (tracesUrl !== undefined)
  (await import('@/platform/tracing/startTracing')).startTracing('renderer');
await runRenderer({
  socketPath,
  port,
  log,
  runWithRequestId,
  collectMetrics,
  onActivate: (newsFrom) => {
    if (newsFrom > contentNewsFrom()) announceNews(newsFrom);
    leaveStandby();
  },
  onStop: stopDispatcher,
  onClosed: async () => getTracer()?.stop(),
});
