import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { isFree } from '@troupe/basics/testing/findPort';
import { withTimeout } from '@troupe/basics/withTimeout';
import { cpuTimeOf } from './cpuTime';
import { type ShopCommand, spawnShop } from './spawnShop';

const startMs = 120_000;
const freeMs = 10_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The built shop as a process that can be killed and restarted. */
export interface ShopProcess {
  readonly origin: string;
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  /** Peak resident memory, in bytes. */
  readonly peakMemory: () => number;
  /** CPU time used so far, in ms. */
  readonly cpuTime: () => number;
  /** Current resident memory, in bytes. */
  readonly memory: () => number;
  /** Without warning, as in a power failure: the process cannot clean up. */
  readonly kill: () => Promise<void>;
}

/**
 * @param env added to the environment of this process
 * @param folder of the build; the working directory of this process by default
 */
export const createShopProcess = (
  port: number,
  env: Readonly<Record<string, string>>,
  command: ShopCommand = 'next start',
  folder?: string,
): ShopProcess => {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  const waitUntilUp = async () => {
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline) {
      if (child?.exitCode !== null) throw new Error('The shop ended: run `npm run build` first');
      try {
        const asked = fetch(`${origin}/api/exchange-rates`).then((it) => it.arrayBuffer());
        await withTimeout(asked, 5000);
        return;
      } catch {
        await sleep(50);
      }
    }
    throw new Error('The shop did not start in time');
  };

  /** A shop that was killed may take a moment. Any other would answer in place of this one. */
  const waitUntilFree = async () => {
    const deadline = Date.now() + freeMs;
    while (!(await isFree(port))) {
      if (Date.now() > deadline) throw new Error(`Something listens at ${origin}: stop it first`);
      await sleep(50);
    }
  };

  const readStatus = (name: string): number => {
    const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8');
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
  };

  return {
    origin,
    pid: () => child?.pid ?? 0,
    start: async () => {
      await waitUntilFree();
      child = spawnShop({ command, port, env, stdio: ['ignore', 'ignore', 'inherit'], folder });
      await waitUntilUp();
    },
    peakMemory: () => readStatus('VmHWM'),
    memory: () => readStatus('VmRSS'),
    cpuTime: () => cpuTimeOf(child?.pid ?? 0),
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
};
