import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { findErrorCode } from '@troupe/basics/errorCode';
import { withTimeout } from '@troupe/basics/withTimeout';
import type { RendererMessage, RendererOrder } from './rendererMessage';

const METRICS_TIMEOUT_MS = 1000;
/** For the renderer to finish its work before it is killed. */
const STOP_TIMEOUT_MS = 15_000;

const rendererEnv = {
  // As `next start` sets it.
  NEXT_RUNTIME: 'nodejs',
  NEXT_TELEMETRY_DISABLED: '1',
  // Image processing uses one thread per core. Further threads keep file access and DNS lookups from waiting for it.
  UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
};

/** Messages in which a renderer reports its work. */
export type RendererNews = Exclude<RendererMessage<unknown>, { kind: 'ready' | 'metrics' }>;

interface RendererProcessOptions {
  /** The script that serves Next on the given socket. */
  readonly script: string;
  readonly socketPath: string;
  readonly onMessage: (message: RendererNews) => void;
  /** Called once: with the exit code, the signal that ended it, or the code of the error if it could not be started. */
  readonly onExit: (how: number | string) => void;
}

/** Lowers the priority of rendering, so that it does not slow down cached responses. */
const lowerPriority = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems forbid this. Both processes then have the same priority.
  }
};

const codeOf = (error: unknown): string => findErrorCode(error) ?? 'not started';

/**
 * Starts a process in which Next renders pages. Until `activate`, it serves, but does nothing that only one process may
 * do.
 */
export const startRendererProcess = <Metrics>({
  script,
  socketPath,
  onMessage,
  onExit,
}: RendererProcessOptions) => {
  // A killed process leaves its socket file behind, and a server cannot listen on an existing one.
  rmSync(socketPath, { force: true });
  let isReady = false;
  let hasReported = false;
  const reportExit = (how: number | string): void => {
    if (hasReported) return;
    hasReported = true;
    isReady = false;
    onExit(how);
  };

  /** Some errors of the system come as an event, others are thrown. Both are reported later, when the caller has the result. */
  const tryFork = (): ChildProcess | undefined => {
    try {
      return fork(script, [socketPath], {
        execArgv: script.endsWith('.mts') ? ['--import', 'tsx'] : [],
        env: { ...rendererEnv, ...process.env, NODE_ENV: 'production' },
      });
    } catch (error) {
      setImmediate(() => reportExit(codeOf(error)));
      return undefined;
    }
  };

  const child = tryFork();
  if (child) lowerPriority(child);
  let lastQuestion = 0;
  const questions = new Map<number, (metrics: Metrics) => void>();
  let resolveReady = () => {};
  const ready = new Promise<void>((resolve) => (resolveReady = resolve));

  /** Does nothing, without an error, if the process has exited. */
  const send = (order: RendererOrder): void => {
    if (child?.connected) child.send(order, () => {});
  };

  child?.on('message', (message: RendererMessage<Metrics>) => {
    if (message.kind === 'metrics') questions.get(message.question)?.(message.metrics);
    else if (message.kind !== 'ready') onMessage(message);
    else {
      isReady = true;
      resolveReady();
    }
  });
  child?.once('exit', (code, signal) => reportExit(signal ?? code ?? 'unknown'));
  // A process that could not be started emits no `exit`. Other errors, as of a message that cannot be sent, change nothing.
  child?.on('error', (error) => {
    if (child.pid === undefined) reportExit(codeOf(error));
  });

  return {
    socketPath,
    /** Resolves when the process listens. Stays pending if it exits before that. */
    ready,
    isReady: (): boolean => isReady,

    /** Makes it the active renderer. @param newsFrom see `RendererOrder` */
    activate: (newsFrom: number): void => send({ kind: 'activate', newsFrom }),

    /** @throws TimeoutError */
    readMetrics: async (): Promise<Metrics> => {
      const question = (lastQuestion += 1);
      try {
        return await withTimeout(
          new Promise<Metrics>((resolve) => {
            questions.set(question, resolve);
            send({ kind: 'metrics', question });
          }),
          METRICS_TIMEOUT_MS,
        );
      } finally {
        questions.delete(question);
      }
    },

    /** Resolves when the process has exited. It is killed after a timeout. */
    stop: async (): Promise<void> => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      send({ kind: 'stop' });
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(killer);
    },
  };
};

export type RendererProcess<Metrics> = ReturnType<typeof startRendererProcess<Metrics>>;
