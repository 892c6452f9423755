import { startPageServer } from './pageServer';

/** Runs once before all unit tests. `globalTeardown` stops the process that it starts. */
const globalSetup = async (): Promise<void> => {
  const { url, stop } = await startPageServer();
  process.env['TEST_PAGES_URL'] = url;
  Object.assign(globalThis, { stopPageServer: stop });
};

export default globalSetup;
