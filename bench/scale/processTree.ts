import { readdirSync, readFileSync } from 'node:fs';

/** A process that has just ended has no files any more. */
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

/** A process and all that it started, it first. */
export const listTree = (pid: number): readonly number[] => {
  // A process belongs to the thread that started it.
  const children = listThreads(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).trim().split(/\s+/).filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(listTree)];
};

/** What a process and all that it started have in use, in bytes; what they share is counted once. */
export const memoryOfTree = (pid: number): number =>
  listTree(pid).reduce((sum, each) => {
    const share = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${each}/smaps_rollup`))?.[1];
    return sum + Number(share ?? 0) * 1024;
  }, 0);
