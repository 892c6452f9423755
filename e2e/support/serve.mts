import { cpSync, openSync, rmSync } from 'node:fs';
import { runCommand, runNext } from '../../src/cli/run.mjs';
import { contentDir, dataDir, port, shopLog } from './shop';
import { writeDraftPost } from './draftPost';
import { buildForTests } from './testBuild.mjs';

/**
 * Starts the shop of the tests, with a copy of the shipped content and one draft. Builds it first if the build in
 * `.next` is of other files. `SHOP_SERVER=built` starts the existing build. `SHOP_SERVER=next` starts Next alone,
 * without the cache server in front of it. The shop's log is appended to `shopLog`.
 */
const server = process.env['SHOP_SERVER'];
rmSync(contentDir, { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
cpSync('content', contentDir, { recursive: true });
writeDraftPost(contentDir);
process.exitCode = server === 'built' ? 0 : await buildForTests();
if (process.exitCode === 0) {
  const log = openSync(shopLog, 'a');
  process.exitCode =
    server === 'next'
      ? await runNext(['start', '--port', String(port)], log)
      : await runCommand('start', log);
}
