import type { Log } from '@troupe/basics/log';
import { initialize } from 'next/dist/server/lib/router-server';
import { exitWithParent } from './exitWithParent';
import { keepTickLayout } from './keepTickLayout';
import type { RendererMessage, RendererOrder } from './rendererMessage';
import { createRendererServer } from './rendererServer';

/** Sends a message to the cache server that started this process. */
export const tellCacheServer = <Metrics>(message: RendererMessage<Metrics>): void => {
  if (process.connected) process.send?.(message);
};

export interface RunRendererOptions<Metrics> {
  /** The socket to listen on: the first argument of this process. */
  readonly socketPath: string | undefined;
  /** The public port, which Next puts into some URLs. */
  readonly port: number;
  readonly log: Pick<Log, 'error'>;
  /** Runs a function so that its log lines have the id of the request. */
  readonly runWithRequestId?: <Value>(id: string, run: () => Value) => Value;
  readonly collectMetrics: () => Promise<Metrics>;
  /**
   * Called when this process becomes the active one. Until then, another one may do what only one process may do.
   *
   * @param newsFrom the moment of the last news that a renderer before this one reported, 0 if there were none
   */
  readonly onActivate?: (newsFrom: number) => void;
  /** Called when this process is told to stop, while it still answers. */
  readonly onStop?: () => Promise<unknown>;
  /** Called after the last response, before this process exits. */
  readonly onClosed?: () => Promise<unknown>;
}

/** Serves Next on a Unix socket, for the cache server only. Otherwise it is like `next start`. */
export const runRenderer = async <Metrics>({
  socketPath,
  port,
  log,
  runWithRequestId,
  collectMetrics,
  onActivate = () => {},
  onStop = async () => {},
  onClosed = async () => {},
}: RunRendererOptions<Metrics>): Promise<void> => {
  keepTickLayout();
  const server = createRendererServer(
    (request, response) => next.requestHandler(request, response),
    { log, ...(runWithRequestId && { runWithRequestId }) },
  );
  const next = await initialize({
    dir: process.cwd(),
    dev: false,
    onDevServerCleanup: undefined,
    hostname: 'localhost',
    port,
    server,
    quiet: true,
  });
  server.listen(socketPath, () => tellCacheServer({ kind: 'ready' }));

  // Ctrl+C and service managers signal the whole process group. Ignore these signals: the front process knows which
  // requests are still open and decides when this process stops.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('message', (order: RendererOrder) => {
    if (order.kind === 'metrics') {
      const { question } = order;
      void collectMetrics().then((metrics) =>
        tellCacheServer({ kind: 'metrics', question, metrics }),
      );
      return;
    }
    if (order.kind === 'activate') {
      onActivate(order.newsFrom);
      return;
    }
    const stopped = onStop();
    server.close(() => void Promise.all([stopped, onClosed()]).then(() => process.exit(0)));
    server.closeIdleConnections();
  });
  exitWithParent();
};
