import { execFileSync } from 'node:child_process';

/** Has a process with all its threads run on one core. */
export const pin = (pid: number, core: number): void => {
  execFileSync('taskset', ['-a', '-p', '-c', String(core), String(pid)], { stdio: 'ignore' });
};
