import { rmSync } from 'node:fs';

/** Runs once after all unit tests. */
const globalTeardown = async (): Promise<void> => {
  const stop: unknown = Reflect.get(globalThis, 'stopTestServers');
  if (typeof stop === 'function') await stop();
  const pictureFacts = process.env['TEST_PICTURE_FACTS'];
  if (pictureFacts !== undefined) rmSync(pictureFacts, { recursive: true, force: true });
};

export default globalTeardown;
