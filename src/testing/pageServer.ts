import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '@troupe/basics/testing/portOf';

interface Built {
  readonly id: number;
  readonly json?: string;
  readonly error?: string;
}

type Answer = (built: Omit<Built, 'id'>) => void;

const startWorker = (dataDir: string, waiting: ReadonlyMap<number, Answer>): ChildProcess => {
  const worker = fork('src/testing/shippedPageWorker.mts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' },
  });
  worker.on('message', ({ id, ...built }: Built) => waiting.get(id)?.(built));
  worker.once('exit', (code) => {
    const error = `The process that builds pages ended with ${code}`;
    for (const answer of waiting.values()) answer({ error });
  });
  return worker;
};

/**
 * Serves the props of shipped pages as JSON, at `/<page>/<parameter>/...`: 200 with the props, or 500 with the error as
 * text. The worker process starts with the first request, so test runs without pages do not start it.
 */
export const startPageServer = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'troupe-pages-'));
  const waiting = new Map<number, Answer>();
  /** By path: many files ask for the same pages. */
  const built = new Map<string, Promise<Omit<Built, 'id'>>>();
  let worker: ChildProcess | undefined;
  let lastId = 0;

  const build = (path: string) =>
    new Promise<Omit<Built, 'id'>>((resolve) => {
      const [name, ...params] = path.slice(1).split('/').map(decodeURIComponent);
      worker ??= startWorker(dataDir, waiting);
      const id = (lastId += 1);
      waiting.set(id, (answer) => {
        waiting.delete(id);
        resolve(answer);
      });
      worker.send({ id, name, params });
    });

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const page = built.get(path) ?? build(path);
    built.set(path, page);
    void page.then(({ json, error }) =>
      response.writeHead(json === undefined ? 500 : 200).end(json ?? error),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      if (worker && worker.exitCode === null && worker.signalCode === null) {
        const ended = once(worker, 'exit');
        worker.kill('SIGKILL');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
