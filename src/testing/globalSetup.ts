import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPageServer } from './pageServer';

/** Runs once before all unit tests. `globalTeardown` stops the process that it starts and removes the folder. */
const globalSetup = async (): Promise<void> => {
  const { url, stop } = await startPageServer();
  const pictureFacts = mkdtempSync(join(tmpdir(), 'troupe-pictures-'));
  process.env['TEST_PAGES_URL'] = url;
  process.env['TEST_PICTURE_FACTS'] = pictureFacts;
  Object.assign(globalThis, { stopPageServer: stop });
};

export default globalSetup;
