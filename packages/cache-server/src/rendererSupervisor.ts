import { get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@troupe/basics/log';
import { type RendererNews, type RendererProcess, startRendererProcess } from './rendererProcess';

const RESTART_DELAY_MS = 1000;
/** Delay after a start, so that the first requests have all cores. */
const SPARE_DELAY_MS = 5000;
const MAX_RESTART_DELAY_MS = 30_000;

/** Requests pages of a spare. Otherwise its first client waits until the content is read and a page is rendered. */
const warmUp = (socketPath: string, paths: readonly string[]): void => {
  for (const path of paths) {
    // A failure appears again when the process has to serve, and is handled there.
    get({ socketPath, path, agent: false, headers: { host: 'localhost' } }, (answer) =>
      answer.on('error', () => {}).resume(),
    ).on('error', () => {});
  }
};

export interface RendererOptions {
  /** Serves Next on the socket in its first argument: see `runRenderer`. */
  readonly script: string;
  readonly onMessage: (message: RendererNews) => void;
  /** Whether a second process stands by and takes over immediately when the first one exits. */
  readonly hasSpare: boolean;
  /** Delay before the spare is started, in ms. */
  readonly spareDelayMs?: number;
  /** Paths that a spare is asked for once it serves. By default, `/`. */
  readonly warmUpPaths?: readonly string[];
  /** The moment of the last news, in ms since 1970: a new renderer has not heard of them. */
  readonly newsFrom?: () => number;
  readonly log: Pick<Log, 'error'>;
}

/** Names that no other user of this machine can listen at. */
const createSockets = () => {
  let count = 0;
  if (process.platform === 'win32') {
    const prefix = `\\\\.\\pipe\\cache-server-${process.pid}-${Date.now()}`;
    return { next: () => `${prefix}-${(count += 1)}`, remove: () => {} };
  }
  // mkdtemp creates it with access for the owner only.
  const folder = mkdtempSync(join(tmpdir(), 'cache-server-'));
  return {
    next: () => join(folder, `renderer-${(count += 1)}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/**
 * Runs the process in which Next renders pages, and a spare one that replaces it when it exits. Both listen on sockets
 * that only the current user of this machine can reach.
 */
export const createRenderer = <Metrics>({
  script,
  onMessage,
  hasSpare,
  spareDelayMs = SPARE_DELAY_MS,
  warmUpPaths = ['/'],
  newsFrom = () => 0,
  log,
}: RendererOptions) => {
  const sockets = createSockets();
  const timers = new Set<NodeJS.Timeout>();
  let active: RendererProcess<Metrics> | undefined;
  let spare: RendererProcess<Metrics> | undefined;
  let isStopping = false;
  /** Whether the promise that requests wait for is resolved. */
  let isServing = false;
  let hasServed = false;
  let starts = 0;
  let failedStarts = 0;
  let resolveServing = () => {};
  let rejectServing: (problem: Error) => void = () => {};
  let serving = Promise.resolve();

  const expectAnother = (): void => {
    isServing = false;
    serving = new Promise((resolve, reject) => {
      resolveServing = resolve;
      rejectServing = reject;
    });
  };

  const later = (delayMs: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!isStopping) run();
    }, delayMs);
    timers.add(timer);
  };

  const restartDelayMs = (): number =>
    Math.min(RESTART_DELAY_MS * 2 ** Math.max(0, failedStarts - 1), MAX_RESTART_DELAY_MS);

  const start = (): RendererProcess<Metrics> => {
    starts += 1;
    const started: RendererProcess<Metrics> = startRendererProcess<Metrics>({
      script,
      socketPath: sockets.next(),
      onMessage,
      onExit: (how) => onExit(started, how),
    });
    void started.ready.then(() => {
      failedStarts = 0;
      if (started === active) beginToServe(started);
      else warmUp(started.socketPath, warmUpPaths);
    });
    return started;
  };

  const beginToServe = (renderer: RendererProcess<Metrics>): void => {
    renderer.activate(newsFrom());
    isServing = true;
    hasServed = true;
    resolveServing();
    later(spareDelayMs, startSpare);
  };

  const startSpare = (): void => {
    if (hasSpare && !spare) spare = start();
  };

  const takeOver = (how: number | string): void => {
    log.error('the renderer ended', { how, replacedBy: spare ? 'the spare one' : 'a new one' });
    // Requests that already wait keep waiting for the same promise.
    if (isServing) expectAnother();
    active = spare;
    spare = undefined;
    if (active?.isReady()) beginToServe(active);
    else if (!active) later(restartDelayMs(), () => (active = start()));
  };

  const onExit = (ended: RendererProcess<Metrics>, how: number | string): void => {
    if (isStopping) return;
    rmSync(ended.socketPath, { force: true });
    failedStarts += 1;
    if (ended === spare) {
      log.error('the spare renderer ended', { how });
      spare = undefined;
      later(restartDelayMs(), startSpare);
    } else if (ended === active) {
      if (hasServed) takeOver(how);
      else rejectServing(new Error(`The renderer did not start (${how})`));
    }
  };

  return {
    /** The socket of the active renderer. */
    socketPath: (): string => active?.socketPath ?? '',

    /** @throws when the first renderer exits before it serves: another attempt would fail the same way */
    begin: async (): Promise<void> => {
      expectAnother();
      active = start();
      try {
        await serving;
      } catch (error) {
        sockets.remove();
        throw error;
      }
    },

    /** Resolves while a renderer serves. */
    whenReady: (): Promise<void> => serving,

    isUp: (): boolean => active?.isReady() === true,

    /** Whether the spare process could take over now. */
    hasReadySpare: (): boolean => spare?.isReady() === true,

    /** Number of starts of all processes, including spares. */
    starts: (): number => starts,

    /** @returns undefined without a renderer @throws when it does not answer in time */
    readMetrics: async (): Promise<Metrics | undefined> => active?.readMetrics(),

    stop: async (): Promise<void> => {
      isStopping = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([active?.stop(), spare?.stop()]);
      sockets.remove();
    },
  };
};

export type Renderer<Metrics = unknown> = ReturnType<typeof createRenderer<Metrics>>;
