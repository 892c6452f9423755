import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/log/log';
import type { Family } from '@/metrics/family';
import { withTimeout } from '@/lib/withTimeout';
import type { RendererMessage, RendererOrder } from './rendererMessage';

/** In ms between two starts, should it break down again and again. */
const restartPause = 1000;
/** In ms that its figures are waited for. */
const metricsPatience = 1000;
/** In ms that it gets to finish what it has begun. */
const stopPatience = 15_000;

const rendererEnv = {
  // What `next start` says of itself.
  NEXT_RUNTIME: 'nodejs',
  NEXT_TELEMETRY_DISABLED: '1',
  // Pictures take a thread per core while they are made; files and names must not wait for them.
  UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
};

interface RendererOptions {
  /** The script that serves Next on the socket it is given. */
  readonly script: string;
  readonly onMessage: (message: Exclude<RendererMessage, { kind: 'ready' | 'metrics' }>) => void;
}

/** A name that nobody else on this machine can listen at. */
const createSocketPath = (): { readonly path: string; readonly remove: () => void } => {
  if (process.platform === 'win32') {
    return { path: `\\\\.\\pipe\\troupe-${process.pid}-${Date.now()}`, remove: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'troupe-'));
  return {
    path: join(folder, 'renderer'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Whoever waits for a page can wait a little longer than whoever could have it at once. */
const yieldToHits = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where a system does not let us, both have the same right.
  }
};

/**
 * The process in which Next makes pages, started anew whenever it ends. It listens where only this machine, and only
 * this user, can ask it.
 */
export const createRenderer = ({ script, onMessage }: RendererOptions) => {
  const socket = createSocketPath();
  let child: ChildProcess | undefined;
  let isStopping = false;
  let hasServed = false;
  let isUp = false;
  let starts = 0;
  let lastQuestion = 0;
  const questions = new Map<number, (families: readonly Family[]) => void>();
  let setReady = () => {};
  let giveUp: (problem: Error) => void = () => {};
  let ready = Promise.resolve();

  const expectAnother = (): void => {
    ready = new Promise((resolve, reject) => {
      setReady = resolve;
      giveUp = reject;
    });
  };

  /** A child that is gone hears nothing, and that is no error. */
  const tell = (order: RendererOrder): void => {
    if (child?.connected) child.send(order, () => {});
  };

  const hear = (message: RendererMessage): void => {
    if (message.kind === 'metrics') questions.get(message.question)?.(message.families);
    else if (message.kind !== 'ready') onMessage(message);
    else {
      hasServed = true;
      isUp = true;
      setReady();
    }
  };

  const start = (): void => {
    if (isStopping) return;
    starts += 1;
    // One that was killed has left it behind, and nobody can listen where there is something.
    rmSync(socket.path, { force: true });
    const started = fork(script, [socket.path], {
      execArgv: ['--import', 'tsx'],
      env: { ...rendererEnv, ...process.env, NODE_ENV: 'production' },
    });
    child = started;
    yieldToHits(started);
    started.on('message', hear);
    started.on('exit', (code, signal) => {
      const hadServed = isUp;
      isUp = false;
      if (isStopping) return;
      if (!hasServed) return giveUp(new Error(`The renderer did not start (${signal ?? code})`));
      log.error('the renderer ended and is started anew', { how: signal ?? code });
      // Whoever asks meanwhile waits for the next one, or for the one after that.
      if (hadServed) expectAnother();
      setTimeout(start, restartPause);
    });
  };

  return {
    socketPath: socket.path,

    /** @throws when it cannot be started at all: the next try would end the same way */
    begin: async (): Promise<void> => {
      expectAnother();
      start();
      await ready.catch((error: unknown) => {
        socket.remove();
        throw error;
      });
    },

    /** Resolves while it serves. */
    whenReady: (): Promise<void> => ready,

    /** Whether there is a process that serves, or did so until a moment ago. */
    isUp: (): boolean => isUp,

    starts: (): number => starts,

    /** Rejects when it does not say them in time. */
    readMetrics: async (): Promise<readonly Family[]> => {
      const question = (lastQuestion += 1);
      try {
        return await withTimeout(
          new Promise<readonly Family[]>((resolve) => {
            questions.set(question, resolve);
            tell({ kind: 'metrics', question });
          }),
          metricsPatience,
        );
      } finally {
        questions.delete(question);
      }
    },

    stop: async (): Promise<void> => {
      isStopping = true;
      if (child && child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        tell({ kind: 'stop' });
        const impatience = setTimeout(() => child?.kill('SIGKILL'), stopPatience);
        await ended;
        clearTimeout(impatience);
      }
      socket.remove();
    },
  };
};

export type Renderer = ReturnType<typeof createRenderer>;
