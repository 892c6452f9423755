import { readdirSync, readFileSync } from 'node:fs';

/** A process that has just ended has no files in `/proc`. */
const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const listThreads = (pid: number): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};

/** A process and all its descendants; the process itself comes first. */
export const listTree = (pid: number): readonly number[] => {
  // A child process is listed under the thread that started it.
  const children = listThreads(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).trim().split(/\s+/).filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listTree)];
};

/** Memory of a process and all its descendants, in bytes; shared memory is counted once. */
export const memoryOfTree = (pid: number): number =>
  listTree(pid).reduce((sum, each) => {
    const share = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${each}/smaps_rollup`))?.[1];
    return sum + Number(share ?? 0) * 1024;
  }, 0);
