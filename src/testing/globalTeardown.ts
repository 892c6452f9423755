import { rmSync } from 'node:fs';

/** Runs once after all unit tests. */
const globalTeardown = async (): Promise<void> => {
  const stop: unknown = Reflect.get(globalThis, 'stopTestServers');
  if (typeof stop === 'function') await stop();
  const folder = process.env['TEST_FOLDER'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
};

export default globalTeardown;
