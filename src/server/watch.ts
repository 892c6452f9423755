import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Env } from '@/env/env';
import { requestIdHeader, toRequestId } from '@/log/requestId';
import { createAccessLog } from './accessLog';
import { createFrontMetrics } from './frontMetrics';
import { serveMetrics } from './metricsServer';
import type { Watcher } from './observe';
import type { Renderer } from './renderer';

type WatchEnv = Pick<Env, 'hasAccessLog' | 'metricsPort'>;

/** Gives each request the id that its line in the log and its answer have. */
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

/** All that is noted of requests, and nothing where nobody has asked for it: a ready page then goes out as fast as ever. */
export const createWatch = (
  { hasAccessLog, metricsPort }: WatchEnv,
  renderer: Pick<Renderer, 'isUp' | 'starts' | 'readMetrics'>,
) => {
  const access = hasAccessLog ? createAccessLog() : undefined;
  const metrics = metricsPort === undefined ? undefined : createFrontMetrics(renderer);
  let server: Server | undefined;

  const watchers: readonly Watcher[] = [access?.watch, metrics?.watch].filter(
    (watch) => watch !== undefined,
  );

  return {
    watchers,
    mark: access ? mark : (listener: RequestListener) => listener,
    /** A ready page has nobody's id but where the log has a line with it. */
    markOf: access ? markOf : () => none,
    notePage: metrics?.notePage ?? ((): void => {}),
    /** @throws when the port for figures is taken */
    begin: async (): Promise<void> => {
      if (metricsPort !== undefined) server = await serveMetrics(metricsPort, renderer);
    },
    end: (): void => {
      access?.end();
      server?.close();
      server?.closeAllConnections();
    },
  };
};
