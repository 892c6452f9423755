import { spawn } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';

/**
 * Runs a Node program in the foreground and hands signals on to it, so that stopping the command stops the program.
 *
 * @param {readonly string[]} args script and its arguments
 * @param {Readonly<Record<string, string>>} [env] added to this process's own
 * @returns {Promise<number>} its exit code
 */
export const runNode = (args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      // Next would otherwise report usage over the network; nothing here leaves the machine.
      env: {
        // Pictures take a thread per core while they are made; files and names must not wait for them.
        UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

/**
 * Next's own command line.
 *
 * @param {string[]} args
 */
export const runNext = (...args) => runNode(['node_modules/next/dist/bin/next', ...args]);

/**
 * One of the project's own TypeScript commands.
 *
 * @param {string} name file in this folder, without ending
 */
export const runCommand = (name) => runNode(['--import', 'tsx', `src/cli/${name}.mts`]);
