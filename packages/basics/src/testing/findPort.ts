import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux gives to outgoing connections. One of those may be taken again at any time. */
const [FIRST, LAST] = [10_000, 32_000];

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

/** @returns a free port for a program that cannot choose one itself */
export const findPort = async (): Promise<number> => {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : findPort();
};
