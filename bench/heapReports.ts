import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What processes of a shop hold when all that nobody needs is cleared up. @param place files whose names begin so */
export const createHeapReports = (place: string) => {
  const fileOf = (pid: number) => `${place}-${pid}`;
  /** In bytes, some seconds ago at most. @throws before the first report */
  const latest = (pid: number): number => Number(readFileSync(fileOf(pid), 'utf8'));
  return {
    /** For the shop. */
    env: {
      HEAP_REPORT: place,
      NODE_OPTIONS: `--import ${join(process.cwd(), 'bench', 'heapReport.mjs')}`,
    },

    latest,

    /** In bytes, from now on. */
    next: async (pid: number): Promise<number> => {
      rmSync(fileOf(pid), { force: true });
      while (!existsSync(fileOf(pid))) await sleep(50);
      return latest(pid);
    },
  };
};
