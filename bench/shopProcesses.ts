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
    // The process has just ended.
    return '';
  }
};

/** @throws if there is no renderer; a later one would be a different process */
export const findProcesses = (front: number): ShopProcesses => {
  const renderer = listTree(front).find(
    (pid) => pid !== front && /renderer\.m[jt]s\0/.test(read(`/proc/${pid}/cmdline`)),
  );
  if (renderer === undefined) throw new Error(`Process ${front} has no renderer`);
  return { front, renderer };
};

/** Resident memory of a process, in bytes; 0 if it has ended. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

export const toMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
