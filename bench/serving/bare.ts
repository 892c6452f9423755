import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { pin } from './pin';

/** Node sends these by itself. */
const ofTheConnection = new Set(['connection', 'date', 'keep-alive']);

/** Stores the response of a server on this machine, headers and compressed body, for `startBare`. */
export const recordAnswer = async (
  port: number,
  [host, path]: readonly [host: string, path: string],
  folder: string,
): Promise<void> => {
  const options = { host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'gzip' } };
  const [answer] = (await once(get(options), 'response')) as [IncomingMessage];
  const headers = answer.rawHeaders.filter(
    (_, at, all) => !ofTheConnection.has((all[at - (at % 2)] ?? '').toLowerCase()),
  );
  writeFileSync(join(folder, 'answer.json'), JSON.stringify(headers));
  writeFileSync(join(folder, 'answer'), await buffer(answer));
};

/** Sends the stored response as fast as bare Node can: the request is not read, and nothing can change. */
export const startBare = async (folder: string, port: number) => {
  const script = fileURLToPath(new URL('bareServer.mts', import.meta.url));
  const child = fork(script, [folder, String(port)], { execArgv: ['--import', 'tsx'] });
  await once(child, 'message');
  const pid = child.pid ?? 0;
  pin(pid, 0);
  return {
    pid,
    stop: async (): Promise<void> => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};
