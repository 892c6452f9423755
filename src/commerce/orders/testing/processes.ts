import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { compileForTest } from '@/testing/compileForTest';

/** A script of this folder that runs in a separate process. */
export interface TestProcess {
  readonly child: ChildProcess;
  /** The first line of its output; rejects if it ends without one. */
  readonly firstLine: Promise<string>;
  /** Its complete standard error; resolves when it has ended. */
  readonly errors: Promise<string>;
  /** Its exit code; `null` if a signal ended it. */
  readonly exitCode: Promise<number | null>;
  /** Ends it without any cleanup. */
  readonly kill: () => Promise<void>;
}

const running = new Set<TestProcess>();

// Importing this file ends the processes of each test after the test.
afterEach(async () => {
  await Promise.all([...running].map(({ kill }) => kill()));
});

const programs = {
  keepPlacing: compileForTest('src/commerce/orders/testing/keepPlacing.mts'),
  lockHolder: compileForTest('src/commerce/orders/testing/lockHolder.mts'),
  startingShop: compileForTest('src/commerce/orders/testing/startingShop.mts'),
};

/** @param script the name of a script in this folder, without extension */
export const startTestProcess = (
  script: keyof typeof programs,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): TestProcess => {
  const child = spawn(process.execPath, [programs[script](), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  const lines = createInterface(child.stdout);
  const firstLine = new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    lines.once('close', () => reject(new Error(`${script} printed nothing`)));
  });
  firstLine.catch(() => {});
  const started: TestProcess = {
    child,
    firstLine,
    errors: text(child.stderr),
    exitCode: ended.then(() => child.exitCode),
    kill: async () => {
      running.delete(started);
      child.kill('SIGKILL');
      await ended;
    },
  };
  running.add(started);
  return started;
};
