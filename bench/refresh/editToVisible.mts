import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@/cli/run.mjs';
import { sign } from '@/lib/signature';
import { createShopProcess } from '../shopProcess';
import { printRow } from '../table';

const port = 4165;
const secret = 'bench';
const windowSeconds = 5;
const product = 'pub-crawl';

const folder = mkdtempSync(join(tmpdir(), 'troupe-refresh-'));
const content = join(folder, 'content');
cpSync('src/content', content, { recursive: true });
const env = {
  CONTENT_DIR: content,
  DATA_DIR: join(folder, 'data'),
  REVALIDATE_SECONDS: String(windowSeconds),
  REVALIDATE_SECRET: secret,
};

interface Place {
  readonly site: string;
  readonly path: string;
}

const ask = ({ site, path }: Place): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { host: `${site}.localhost` };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    }).on('error', reject);
  });

const send = async (): Promise<readonly Place[]> => {
  const body = JSON.stringify({ type: 'product', id: product });
  const headers = { 'x-revalidate-signature': `sha256=${sign(secret, body)}` };
  const response = await fetch(`${shop.origin}/api/revalidate`, { method: 'POST', body, headers });
  return ((await response.json()) as { refreshed: readonly Place[] }).refreshed;
};

/** One guide fewer or more: what every page of the activity says. */
const edit = (minutes: number): void => {
  const file = join(content, 'products', `${product}.json`);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"minAge": \d+/, `"minAge": ${minutes}`));
};

const shows = (html: string, age: number) => html.includes(`"minAge":${age}`);

/** Until all of the places show an edit, in ms. */
const untilSeen = async (places: readonly Place[], age: number): Promise<number> => {
  const start = performance.now();
  let left = places;
  while (left.length > 0) {
    const seen = await Promise.all(left.map(async (place) => shows(await ask(place), age)));
    left = left.filter((_, index) => !seen[index]);
  }
  return performance.now() - start;
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
  const named = await send();
  const places = named.filter(({ path }) => path.split('/').length === 3);
  const own: Place[] = [];
  for (const place of places) if (/"minAge":/.test(await ask(place))) own.push(place);
  const activity = own.filter(
    ({ path }) => path.includes(product) || path.split('/')[1] === product,
  );
  const pages = activity.length > 0 ? activity : own;
  edit(16);
  const without = await untilSeen(pages, 16);
  edit(17);
  const start = performance.now();
  await send();
  const answered = performance.now() - start;
  await untilSeen(pages, 17);
  const withMessage = performance.now() - start;
  const sites = new Set(pages.map(({ site }) => site)).size;
  console.log(`an edit of one activity, until ${pages.length} pages on ${sites} sites show it`);
  printRow('with a message, all seen', `${withMessage.toFixed(0)} ms`, '1.0');
  printRow(
    `of it until the answer (${named.length} pages named)`,
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
