import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections. One of those may be taken again at any time. */
const [FIRST, LAST] = [10_000, 32_000];
const PORTS_PER_WORKER = 2000;

/** Whether a program could listen at a port now. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer()
      .once('error', () => answer(false))
      .listen(port, async () => {
        server.close();
        await once(server, 'close');
        answer(true);
      });
  });

/** Each Jest worker has ports of its own: another one could take a port before the program listens at it. */
const firstOfWorker = (): number => {
  const workers = Math.floor((LAST - FIRST) / PORTS_PER_WORKER);
  return FIRST + (Number(process.env['JEST_WORKER_ID'] ?? 0) % workers) * PORTS_PER_WORKER;
};

let given = randomInt(PORTS_PER_WORKER);

/** @returns a free port for a program that cannot choose one itself; never one that this process has just been given */
export const findPort = async (): Promise<number> => {
  given = (given + 1) % PORTS_PER_WORKER;
  const port = firstOfWorker() + given;
  return (await isFree(port)) ? port : findPort();
};
