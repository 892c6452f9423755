import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@/cli/run.mjs';
import { createShopProcess } from '../shopProcess';
import { printRow } from '../table';
import { createEdits } from './edits';

/**
 * `npm run bench:refresh`: measures the time until an edit is visible on all sites: with a webhook, without one, and
 * with a new build of the shop, which runs first.
 */
const port = 4165;
const windowSeconds = 5;

const folder = mkdtempSync(join(tmpdir(), 'troupe-refresh-'));
const {
  places,
  env: editing,
  edit,
  send,
  watch,
} = await createEdits(join(folder, 'content'), (siteId) => `${siteId}.localhost`);
const env = {
  ...editing,
  DATA_DIR: join(folder, 'data'),
  REVALIDATE_SECONDS: String(windowSeconds),
};

const timeBuild = async (): Promise<number> => {
  Object.assign(process.env, env);
  const start = performance.now();
  if ((await runCommand('build')) !== 0) throw new Error('The build failed');
  return performance.now() - start;
};

const shop = createShopProcess(port, env);
try {
  const rebuild = await timeBuild();
  await shop.start();
  edit(25);
  const named = await send(shop.origin);
  await watch(port, places, 25);
  edit(26);
  const { all: without } = await watch(port, places, 26);
  edit(27);
  const start = performance.now();
  await send(shop.origin);
  const answered = performance.now() - start;
  await watch(port, places, 27);
  const withMessage = performance.now() - start;
  const sites = new Set(places.map(({ host }) => host)).size;
  console.log(`an edit of one activity, until ${places.length} pages on ${sites} sites show it`);
  printRow('with a message, all seen', `${withMessage.toFixed(0)} ms`, '1.0');
  printRow(
    `of it until the answer (${named} pages named)`,
    `${answered.toFixed(0)} ms`,
    (answered / withMessage).toFixed(1),
  );
  printRow(
    `without, window ${windowSeconds} s`,
    `${without.toFixed(0)} ms`,
    (without / withMessage).toFixed(1),
  );
  printRow('a whole build instead', `${rebuild.toFixed(0)} ms`, (rebuild / withMessage).toFixed(1));
} finally {
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
}
