import { createGauge, createReadCounter } from './metrics';

/** Registers the memory and CPU metrics of this process. @param name of the process */
export const registerProcessMetrics = (name: string): void => {
  createGauge({
    name: 'troupe_process_memory_bytes',
    help: 'Resident memory of a process of the shop.',
    label: 'process',
    read: () => [[name, process.memoryUsage.rss()]],
  });
  createReadCounter({
    name: 'troupe_process_cpu_seconds_total',
    help: 'Processor time of a process of the shop since its start.',
    label: 'process',
    read: () => {
      const { user, system } = process.cpuUsage();
      return [[name, (user + system) / 1e6]];
    },
  });
};
