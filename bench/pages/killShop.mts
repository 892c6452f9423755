import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { decodePage } from '@troupe/page-cache';
import { createShopProcess } from '../shopProcess';

/**
 * Kills the built shop repeatedly while its pages are revalidated under load and an editor changes their content. Every
 * page that is served or on disk must be complete, with document and data of the same generation. Arguments: kills,
 * port.
 */
const [kills = 25, port = 3293] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'troupe-kill-shop-'));
const contentDir = join(folder, 'content');
const dataDir = join(folder, 'data');
const cities = ['krakow', 'riga', 'prague', 'berlin', 'gdansk'];
const edited = join(contentDir, 'texts', 'en', 'cities', 'krakow.json');
cpSync('content', contentDir, { recursive: true });
mkdirSync(dataDir);
const buildId = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
const tally = {
  served: 0,
  refused: 0,
  'other than 200': 0,
  torn: 0,
  kept: 0,
  'kept torn': 0,
  'kept mixed': 0,
  edits: 0,
};

const pagePropsIn = (html: string): unknown => {
  const [, json = ''] =
    /<script id="__NEXT_DATA__" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { props: { pageProps: unknown } }).props.pageProps;
};

const ask = (path: string): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'en.localhost' };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    }).on('error', reject);
  });

const isWhole = (body: string, isData: boolean): boolean => {
  try {
    if (isData) return 'pageProps' in (JSON.parse(body) as object);
    return body.endsWith('</html>') && typeof pagePropsIn(body) === 'object';
  } catch {
    return false;
  }
};

let isOver = false;
const visit = async (city: string, isData: boolean): Promise<void> => {
  const data = `/_next/data/${buildId}/en/${city}.json?site=en&slug=${city}`;
  while (!isOver) {
    try {
      const { status, body } = await ask(isData ? data : `/${city}`);
      tally.served += 1;
      if (status !== 200) tally['other than 200'] += 1;
      else if (!isWhole(body, isData)) tally.torn += 1;
    } catch {
      // Requests fail while the shop is down.
      tally.refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

const original = JSON.parse(readFileSync(edited, 'utf8')) as { readonly summary: string };
const edit = () => {
  tally.edits += 1;
  const summary = `${original.summary} Edited ${tally.edits} times.`;
  // Writes atomically, as editors do. Another test covers half-written files.
  writeFileSync(`${edited}.new`, JSON.stringify({ ...original, summary }));
  renameSync(`${edited}.new`, edited);
};

const listPages = (): readonly string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.page'))
    .map((name) => join(dataDir, name));

const newestPage = (): number =>
  Math.max(
    0,
    ...listPages().map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );

/** Waits for a page write: a kill before any write proves nothing. */
const untilRefreshing = async (): Promise<void> => {
  const startedAt = Date.now();
  while (newestPage() < startedAt && Date.now() < startedAt + 30_000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const inspect = async (): Promise<void> => {
  for (const path of listPages()) {
    const bytes = readFileSync(path);
    const headLength = bytes.readUInt32BE(40);
    const { key } = JSON.parse(bytes.toString('utf8', 44, 44 + headLength)) as { key: string };
    const entry = await decodePage(key, bytes).catch(() => undefined);
    tally.kept += 1;
    if (!entry) tally['kept torn'] += 1;
    else if (entry.value?.kind === 'PAGES') {
      const { pageProps } = entry.value.pageData as { pageProps: unknown };
      if (!isDeepStrictEqual(pagePropsIn(entry.value.html), pageProps)) tally['kept mixed'] += 1;
    }
  }
};

const shop = createShopProcess(port, {
  CONTENT_DIR: contentDir,
  DATA_DIR: dataDir,
  REVALIDATE_SECONDS: '1',
  API_URL: '',
});
const editing = setInterval(edit, 700);
try {
  await shop.start();
  const visitors = cities.flatMap((city) => [visit(city, false), visit(city, true)]);
  for (let kill = 0; kill < kills; kill += 1) {
    await untilRefreshing();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1500));
    await shop.kill();
    await inspect();
    await shop.start();
  }
  isOver = true;
  await Promise.all(visitors);
  console.log(`the shop, ${kills} times kill -9 while its pages were refreshed`);
  for (const [what, count] of Object.entries(tally)) {
    console.log(`${String(count).padStart(8)}  ${what}`);
  }
  const wrong = tally['other than 200'] + tally.torn + tally['kept torn'] + tally['kept mixed'];
  process.exitCode = wrong > 0 || tally.kept === 0 ? 1 : 0;
} finally {
  isOver = true;
  clearInterval(editing);
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
}
