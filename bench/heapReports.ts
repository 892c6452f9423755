import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What processes of a shop hold when all that nobody needs is cleared up. @param place files whose names begin so */
export const createHeapReports = (place: string) => {
  const fileOf = (pid: number) => `${place}-${pid}`;
  return {
    /** For the shop. */
    env: {
      HEAP_REPORT: place,
      NODE_OPTIONS: `--import ${join(process.cwd(), 'bench', 'heapReport.mjs')}`,
    },

    /** In bytes, some seconds ago at most; 0 before the first report. */
    latest: (pid: number): number =>
      existsSync(fileOf(pid)) ? Number(readFileSync(fileOf(pid), 'utf8')) : 0,

    /** In bytes, from now on. */
    next: async (pid: number): Promise<number> => {
      rmSync(fileOf(pid), { force: true });
      while (!existsSync(fileOf(pid))) await sleep(50);
      return Number(readFileSync(fileOf(pid), 'utf8'));
    },
  };
};
