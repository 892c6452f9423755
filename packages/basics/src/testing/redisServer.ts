import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findPort } from './findPort';

/** A Redis server for one test, which the test may fill, halt and empty. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Freezes the process: connections stay open, but it does not respond. */
  readonly halt: () => void;
  readonly resume: () => void;
  /** Kills the process, as in a power cut. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port, empty. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const findProgram = (): string | undefined =>
  ['/usr/bin', '/usr/local/bin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, 'redis-server'))
    .find((path) => existsSync(path));

/** Whether Redis is installed. With `REQUIRE_REDIS=1`, tests fail if it is not. */
export const hasRedis = (): boolean =>
  findProgram() !== undefined || process.env['REQUIRE_REDIS'] === '1';

/** `describe`, or `describe.skip` without Redis. Undefined outside of Jest, since benchmarks use this file too. */
export const describeWithRedis = (
  hasRedis() ? globalThis.describe : (globalThis.describe as typeof describe | undefined)?.skip
) as typeof describe;

const isUp = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (bytes) => {
      socket.destroy();
      resolve(String(bytes).startsWith('+PONG'));
    });
    socket.on('error', () => resolve(false));
  });

/** @param more options of `redis-server`: `['--maxmemory', '10mb']` */
export const startRedis = async (more: readonly string[] = []): Promise<RedisServer> => {
  const program = findProgram();
  if (!program) throw new Error('Redis is not installed: try `apt-get install redis-server`');
  const folder = mkdtempSync(join(tmpdir(), 'troupe-redis-'));
  const port = await findPort();
  const run = () =>
    spawn(
      program,
      [
        ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
        ...['--save', '', '--appendonly', 'no', ...more],
      ],
      { stdio: 'ignore' },
    );
  let child = run();
  const killAtExit = () => child.kill('SIGKILL');
  process.on('exit', killAtExit);

  const waitUntilUp = async (): Promise<void> => {
    for (let tries = 0; !(await isUp(port)); tries += 1) {
      if (tries > 200) throw new Error(`redis-server does not answer at port ${port}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };

  await waitUntilUp();
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    halt: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    kill,
    restart: async () => {
      await kill();
      child = run();
      await waitUntilUp();
    },
    stop: async () => {
      process.off('exit', killAtExit);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
