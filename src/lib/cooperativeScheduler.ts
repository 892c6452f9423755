import { setImmediate } from 'node:timers/promises';
import { runInSlices, type TimeSlices } from './timeSlices';

/**
 * Creates a cooperative scheduler: it runs many short tasks in order, and yields to the event loop every few ms.
 *
 * @returns a function that schedules a task and returns its result
 */
export const createCooperativeScheduler = () => {
  let waiting: (() => void)[] = [];
  let isRunning = false;

  const runAll = function* (): TimeSlices<void> {
    while (waiting.length > 0) {
      const tasks = waiting;
      waiting = [];
      for (const task of tasks) {
        task();
        yield;
      }
    }
    // In the same step as the last look at the queue: a task that comes a moment later starts a new run.
    isRunning = false;
  };

  const run = async () => {
    isRunning = true;
    // Collects tasks that arrive in the same turn of the event loop.
    await setImmediate();
    await runInSlices(runAll());
  };

  return <Value>(task: () => Value | Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        try {
          resolve(task());
        } catch (error) {
          reject(error);
        }
      });
      if (!isRunning) void run();
    });
};
