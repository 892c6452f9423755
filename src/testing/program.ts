import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

/** Where a program of this machine is; servers stand where not everybody looks. */
export const findProgram = (name: string): string | undefined =>
  ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Whether anybody listens at a port of this machine. */
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
 * Has a program end with this process, whatever ends it.
 *
 * @returns what ends it before, and waits until it has
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
