import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
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
  /** Called once, with the exit code or the signal that ended it. */
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
  const child = fork(script, [socketPath], {
    execArgv: script.endsWith('.mts') ? ['--import', 'tsx'] : [],
    env: { ...rendererEnv, ...process.env, NODE_ENV: 'production' },
  });
  lowerPriority(child);
  let isReady = false;
  let lastQuestion = 0;
  const questions = new Map<number, (metrics: Metrics) => void>();
  let resolveReady = () => {};
  const ready = new Promise<void>((resolve) => (resolveReady = resolve));

  /** Does nothing, without an error, if the process has exited. */
  const send = (order: RendererOrder): void => {
    if (child.connected) child.send(order, () => {});
  };

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  child.on('message', (message: RendererMessage<Metrics>) => {
    if (message.kind === 'metrics') questions.get(message.question)?.(message.metrics);
    else if (message.kind !== 'ready') onMessage(message);
    else {
      isReady = true;
      resolveReady();
    }
  });
  child.once('exit', (code, signal) => {
    isReady = false;
    onExit(signal ?? code ?? 'unknown');
  });
  // Without a listener, a failed start would end this process. A failed start also emits `exit`.
  child.on('error', () => {});

  return {
    socketPath,
    /** Resolves when the process listens. Stays pending if it exits before that. */
    ready,
    isReady: (): boolean => isReady,

    /** Makes it the active renderer. */
    activate: (): void => send({ kind: 'activate' }),

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
      if (hasEnded()) return;
      const ended = once(child, 'exit');
      send({ kind: 'stop' });
      const killer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(killer);
    },
  };
};

export type RendererProcess<Metrics> = ReturnType<typeof startRendererProcess<Metrics>>;
