import { createGauge } from './gauge';

/** What a process takes of the machine. @param name which of the shop's it is */
export const registerProcessMetrics = (name: string): void => {
  createGauge({
    name: 'troupe_process_memory_bytes',
    help: 'Memory in use by a process of the shop, as the system counts it.',
    label: 'process',
    read: () => [[name, process.memoryUsage.rss()]],
  });
  createGauge({
    name: 'troupe_process_cpu_seconds',
    help: 'What a process of the shop has had of the processors since it began.',
    label: 'process',
    read: () => {
      const { user, system } = process.cpuUsage();
      return [[name, (user + system) / 1e6]];
    },
  });
};
