import { cpSync, rmSync } from 'node:fs';
import { runCommand, runNext } from '../../src/cli/run.mjs';
import { contentDir, dataDir, port } from './shop';

/**
 * Builds and starts the shop the way an operator does, over a copy of the content. With `SHOP_SERVER=built` it starts the
 * build that is there; with `SHOP_SERVER=next` by Next alone, which has to answer the same.
 */
const server = process.env['SHOP_SERVER'];
rmSync(contentDir, { recursive: true, force: true });
rmSync(dataDir, { recursive: true, force: true });
cpSync('src/content', contentDir, { recursive: true });
if (server === 'next') process.exitCode = await runNext('start', '--port', String(port));
else
  process.exitCode =
    (server === 'built' ? 0 : await runCommand('build')) || (await runCommand('start'));
