import { ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { port, shopEnv } from './shop';

/** Long enough for a build on a busy machine. */
const START_TIMEOUT_MS = 600_000;

const isReady = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    (response) => response.ok,
    () => false,
  );

const waitUntilReady = async (shop: ChildProcess): Promise<void> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (shop.exitCode !== null) throw new Error(`The shop ended with code ${shop.exitCode}.`);
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  shop.kill('SIGTERM');
  throw new Error(`The shop is not ready after ${START_TIMEOUT_MS / 1000} s.`);
};

/** Starts the shop that all HTTP tests use. */
export const startTestedShop = async (): Promise<void> => {
  // A shop that already runs has other content and other settings.
  if (await isReady()) throw new Error(`A shop answers at port ${port} already: set TEST_PORT.`);
  const shop = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/serve.mts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...shopEnv },
  });
  Object.assign(globalThis, { testedShop: shop });
  await waitUntilReady(shop);
};

/** Stops the shop that `startTestedShop` started. */
export const stopTestedShop = async (): Promise<void> => {
  const shop: unknown = Reflect.get(globalThis, 'testedShop');
  if (!(shop instanceof ChildProcess) || shop.exitCode !== null) return;
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  await ended;
};
