import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPageServer } from './pageServer';
import { offerPostgres } from './postgresForAll';

/** Runs once before all unit tests. `globalTeardown` stops the processes that it starts and removes the folder. */
const globalSetup = async (): Promise<void> => {
  const [pages, postgres] = await Promise.all([startPageServer(), offerPostgres()]);
  const folder = mkdtempSync(join(tmpdir(), 'troupe-tests-'));
  process.env['TEST_PAGES_URL'] = pages.url;
  process.env['TEST_POSTGRES_OFFER'] = postgres.url;
  process.env['TEST_FOLDER'] = folder;
  Object.assign(globalThis, {
    stopTestServers: () => Promise.all([pages.stop(), postgres.stop()]),
  });
};

export default globalSetup;
