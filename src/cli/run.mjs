import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long output of a program that has ended is read. */
const LAST_OUTPUT_MS = 1000;

/**
 * Runs a Node program in the foreground and forwards signals to it, so that stopping the command stops the program.
 *
 * @param {readonly string[]} args script and its arguments
 * @param {Readonly<Record<string, string>>} [env] added to this process's environment
 * @param {number} [logFile] descriptor of the file that receives its log, instead of the terminal
 * @param {(text: string) => void} [onOutput] receives what it prints, which the terminal shows as well
 * @returns {Promise<number>} its exit code
 */
export const runNode = (args, env = {}, logFile = undefined, onOutput = undefined) =>
  new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, args, {
      stdio: ['inherit', output, logFile ?? output],
      // Turns off Next's usage reports over the network.
      env: {
        // Image processing occupies one thread per core. The additional threads keep file access and DNS lookups
        // responsive.
        UV_THREADPOOL_SIZE: String(availableParallelism() + 4),
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    for (const [stream, terminal] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]))
      stream?.on('data', (chunk) => {
        terminal.write(chunk);
        onOutput?.(String(chunk));
      });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    child.on('exit', async (code, signal) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      // A process that it left behind may keep its output open.
      await Promise.race([once(child, 'close'), sleep(LAST_OUTPUT_MS, undefined, { ref: false })]);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });

/**
 * Runs Next's command line.
 *
 * @param {readonly string[]} args
 * @param {number} [logFile]
 */
export const runNext = (args, logFile) =>
  runNode(['node_modules/next/dist/bin/next', ...args], {}, logFile);

/**
 * Runs one of the project's commands.
 *
 * @param {string} name file in this folder, without extension
 * @param {number} [logFile]
 */
export const runCommand = (name, logFile) => runNode(['src/cli/launch.mjs', name], {}, logFile);
