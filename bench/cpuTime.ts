import { readFileSync } from 'node:fs';

/** CPU time that a process has used so far, in ms. */
export const cpuTimeOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces. The times are in hundredths of a second.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
};

/** @returns the result of the work, and the CPU time that the processes used during it, in ms */
export const countCpuTime = async <Result>(
  pids: readonly number[],
  work: () => Promise<Result>,
): Promise<readonly [result: Result, spent: number]> => {
  const count = () => pids.reduce((sum, pid) => sum + cpuTimeOf(pid), 0);
  const before = count();
  const result = await work();
  return [result, count() - before];
};
