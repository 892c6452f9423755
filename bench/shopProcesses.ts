import { readFileSync } from 'node:fs';
import { listTree } from './scale/processTree';

/** The two processes of a shop that `npm start` has started. */
export interface ShopProcesses {
  readonly front: number;
  readonly renderer: number;
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has just ended.
    return '';
  }
};

/** @throws when there is no renderer, not even after a while would there be the same one */
export const findProcesses = (front: number): ShopProcesses => {
  const renderer = listTree(front).find(
    (pid) => pid !== front && /renderer\.mts\0/.test(read(`/proc/${pid}/cmdline`)),
  );
  if (renderer === undefined) throw new Error(`Process ${front} has no renderer`);
  return { front, renderer };
};

/** What a process has in use, in bytes, as the system counts it; 0 where it has ended. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

export const toMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
