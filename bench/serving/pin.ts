import { execFileSync } from 'node:child_process';

/** Pins a process with all its threads to one core. */
export const pin = (pid: number, core: number): void => {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
};
