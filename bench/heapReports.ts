import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Memory of shop processes after garbage collection. @param place prefix of the report files */
export const createHeapReports = (place: string) => {
  const fileOf = (pid: number) => `${place}-${pid}`;
  /** The latest report in bytes, at most a few seconds old. @throws before the first report */
  const latest = (pid: number): number => Number(readFileSync(fileOf(pid), 'utf8'));
  return {
    /** Environment variables of the shop. */
    env: {
      HEAP_REPORT: place,
      NODE_OPTIONS: `--import ${join(process.cwd(), 'bench', 'heapReport.mjs')}`,
    },

    latest,

    /** Waits for the next report. @returns bytes */
    next: async (pid: number): Promise<number> => {
      rmSync(fileOf(pid), { force: true });
      while (!existsSync(fileOf(pid))) await sleep(50);
      return latest(pid);
    },
  };
};
