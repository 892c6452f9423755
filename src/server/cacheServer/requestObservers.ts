import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Env } from '@/config/env/env';
import { requestIdHeader, toRequestId } from '@troupe/basics/requestId';
import { createAccessLog } from './accessLog';
import { createCacheServerMetrics } from './cacheServerMetrics';
import { serveMetrics } from './metricsServer';
import type { Watcher } from './observe';
import type { Renderer } from './renderer';

type WatchEnv = Pick<Env, 'hasAccessLog' | 'metricsPort' | 'metricsHost'>;

/** Sets the request id that the log line and the response also have. */
const mark =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    request.headers[requestIdHeader] = toRequestId(request.headers[requestIdHeader]);
    listener(request, response);
  };

const markOf = ({ headers }: IncomingMessage): readonly string[] => [
  'X-Request-Id',
  String(headers[requestIdHeader]),
];

const none: readonly string[] = [];

/** Creates the access log and the metrics if they are enabled. If not, they add no cost to a cache hit. */
export const createRequestObservers = (
  { hasAccessLog, metricsPort, metricsHost }: WatchEnv,
  renderer: Pick<Renderer, 'isUp' | 'hasReadySpare' | 'starts' | 'readMetrics'>,
) => {
  const access = hasAccessLog ? createAccessLog() : undefined;
  const metrics = metricsPort === undefined ? undefined : createCacheServerMetrics(renderer);
  let server: Server | undefined;

  const watchers: readonly Watcher[] = [access?.watch, metrics?.watch].filter(
    (watch) => watch !== undefined,
  );

  return {
    watchers,
    mark: access ? mark : (listener: RequestListener) => listener,
    /** A cached response has a request id only if the access log contains it. */
    markOf: access ? markOf : () => none,
    notePage: metrics?.notePage ?? ((): void => {}),
    /** @throws when the port for metrics is in use */
    begin: async (): Promise<void> => {
      if (metricsPort === undefined) return;
      server = await serveMetrics({ port: metricsPort, host: metricsHost }, renderer);
    },
    end: (): void => {
      access?.end();
      server?.close();
      server?.closeAllConnections();
    },
  };
};
