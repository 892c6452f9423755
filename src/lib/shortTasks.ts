import { setImmediate } from 'node:timers/promises';
import { runInSlices, type Steps } from './steps';

/**
 * Runs very many short tasks in the order in which they come, with room for others every few ms.
 *
 * @returns a function that runs a task in its turn, and gives what it gave
 */
export const createShortTasks = () => {
  let waiting: (() => void)[] = [];
  let isRunning = false;

  const runAll = function* (): Steps<void> {
    while (waiting.length > 0) {
      const tasks = waiting;
      waiting = [];
      for (const task of tasks) {
        task();
        yield;
      }
    }
  };

  const run = async () => {
    isRunning = true;
    // Those that come together are one lot.
    await setImmediate();
    await runInSlices(runAll());
    isRunning = false;
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
