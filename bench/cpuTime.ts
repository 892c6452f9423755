import { readFileSync } from 'node:fs';

/** What a process has made the processors do so far, in ms. */
export const cpuTimeOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks. The times are counted in hundredths of a second.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
};

/** @returns what came of some work, and what some processes made the processors do meanwhile, in ms */
export const countCpuTime = async <Result>(
  pids: readonly number[],
  work: () => Promise<Result>,
): Promise<readonly [result: Result, spent: number]> => {
  const count = () => pids.reduce((sum, pid) => sum + cpuTimeOf(pid), 0);
  const before = count();
  const result = await work();
  return [result, count() - before];
};
