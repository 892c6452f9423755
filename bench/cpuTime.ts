import { readFileSync } from 'node:fs';

/** What a process has made the processors do so far, in ms. */
export const cpuTimeOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks. The times are counted in hundredths of a second.
  const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
  return (Number(user) + Number(system)) * 10;
};
