import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const VISITORS = 8;
/** Pause between two requests of a visitor. */
const PAUSE_MS = 40;
const TIMEOUT_MS = 30_000;

/** Paths that visitors request, with the expected status. The last two are never cached. */
const WANTED = [
  { path: '/', status: 200, isCached: true },
  { path: '/krakow', status: 200, isCached: true },
  { path: '/destinations', status: 200, isCached: true },
  { path: '/api/discover/1', status: 200, isCached: false },
  { path: '/no-such-page', status: 404, isCached: false },
] as const;

/** Results of the visitors of one period. */
export interface Visits {
  /** Response times of cache hits, in ms. */
  readonly cached: readonly number[];
  /** Response times of the renderer, in ms. */
  readonly rendered: readonly number[];
  readonly failures: readonly string[];
}

/** Starts visitors that send requests until they are stopped. */
export const sendVisitors = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const cached: number[] = [];
  const rendered: number[] = [];
  const failures: string[] = [];
  let isOver = false;

  const ask = (path: string): Promise<number | string> =>
    new Promise((resolve) => {
      const headers = { host: 'en.localhost', 'accept-encoding': 'gzip' };
      const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 'cut'));
        answer.on('error', () => resolve('cut'));
      });
      asked.on('error', (error) => resolve(error.message));
      asked.setTimeout(TIMEOUT_MS, () => asked.destroy(new Error('no answer')));
      asked.end();
    });

  const visit = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn += 1) {
      const wanted = WANTED[turn % WANTED.length] ?? WANTED[0];
      // Each path is unique, so that no cache has it.
      const path = wanted.status === 404 ? `${wanted.path}-${first}-${turn}` : wanted.path;
      const startedAt = performance.now();
      const status = await ask(path);
      (wanted.isCached ? cached : rendered).push(performance.now() - startedAt);
      if (status !== wanted.status) failures.push(`${path}: ${status}`);
      await sleep(PAUSE_MS);
    }
  };
  const visiting = Array.from({ length: VISITORS }, (_, number) => visit(number * 101));

  return {
    stop: async (): Promise<Visits> => {
      isOver = true;
      await Promise.all(visiting);
      agent.destroy();
      return { cached, rendered, failures };
    },
  };
};
