import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { observe, type Renderer, serveMetrics, type Watcher } from '@troupe/cache-server';
import type { Env } from '@/config/env/env';
import { requestIdHeader, toRequestId } from '@troupe/basics/requestId';
import { log } from '@/platform/log/log';
import {
  collectMetrics,
  type Family,
  metricsType,
  printMetrics,
} from '@/platform/metrics/registry';
import type { Tracer } from '@/platform/tracing/tracer';
import { createAccessLog } from './accessLog';
import { createCacheServerMetrics } from './cacheServerMetrics';
import { traceRequests } from './traceRequests';

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

type ObservedRenderer = Pick<
  Renderer<readonly Family[]>,
  'isUp' | 'hasReadySpare' | 'starts' | 'readMetrics'
>;

/** Reads the metrics of both processes, or of this one alone while the renderer does not answer. */
const printAll = async ({
  readMetrics,
}: Pick<ObservedRenderer, 'readMetrics'>): Promise<string> => {
  const [own, renderer = []] = await Promise.all([
    collectMetrics(),
    readMetrics().catch(() => undefined),
  ]);
  return printMetrics([own, renderer]);
};

/** Creates the access log and the metrics if they are enabled. If not, they add no cost to a cache hit. */
export const createRequestObservers = (
  { hasAccessLog, metricsPort, metricsHost }: WatchEnv,
  renderer: ObservedRenderer,
) => {
  const access = hasAccessLog ? createAccessLog() : undefined;
  const metrics = metricsPort === undefined ? undefined : createCacheServerMetrics(renderer);
  let server: Server | undefined;

  const watchers: readonly Watcher[] = [access?.watch, metrics?.watch].filter(
    (watch) => watch !== undefined,
  );

  return {
    /** Adds the observation to a listener. */
    wrap: (listener: RequestListener, tracer: Tracer | undefined): RequestListener => {
      const watched = observe(access ? mark(listener) : listener, watchers);
      return tracer ? traceRequests(watched, tracer) : watched;
    },
    /** A cached response has a request id only if the access log contains it. */
    markOf: access ? markOf : () => none,
    notePage: metrics?.notePage ?? ((): void => {}),
    /** @throws when the port for metrics is in use */
    begin: async (): Promise<void> => {
      if (metricsPort === undefined) return;
      server = await serveMetrics(
        { port: metricsPort, host: metricsHost },
        { read: () => printAll(renderer), contentType: metricsType, log },
      );
    },
    end: (): void => {
      access?.end();
      server?.close();
      server?.closeAllConnections();
    },
  };
};
