import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

/** The path of an installed program. Servers are in `/usr/sbin`, which is not in every user's `PATH`. */
export const findProgram = (name: string): string | undefined =>
  ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Whether a process listens on a port of this machine. */
export const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/**
 * Ends a child process when this process exits.
 *
 * @returns a function that ends the child earlier and waits for its exit
 */
export const endWithUs = (child: ChildProcess): (() => Promise<void>) => {
  const endAtExit = () => child.kill('SIGTERM');
  process.on('exit', endAtExit);
  return async () => {
    process.off('exit', endAtExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
};
