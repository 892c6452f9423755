import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteIds } from '@/config/sites/site';
import { createAsker } from '../scale/askPages';
import { firstRank, listActivityPages } from '../scale/listActivityPages';
import { createShopProcess } from '../shopProcess';
import { findProcesses, memoryOf, toMegabytes } from '../shopProcesses';
import { writeShop } from '../synthetic/writeShop';
import { printRow } from '../table';

/**
 * Measures the memory of both shop processes after 50,000 different pages are rendered once each, and after all of them
 * are served again from the page cache. Needs a finished build; the shop is synthetic, and none of its pages is built.
 * Arguments: pages, port.
 */
const [count = 50_000, port = 3294] = process.argv.slice(2).map(Number);
const steps = 10;
const activities = 100;
/** Activity pages of a city that no build renders, on all sites. */
const pagesPerCity = siteIds.length * (activities - firstRank);

const folder = mkdtempSync(join(tmpdir(), 'troupe-memory-'));
const content = join(folder, 'content');
const shop = createShopProcess(
  port,
  {
    CONTENT_DIR: content,
    DATA_DIR: join(folder, 'data'),
    PAGE_CACHE_MB: '4096',
    REVALIDATE_SECONDS: '86400',
    LOG_LEVEL: 'warn',
  },
  'npm start',
);
const asker = createAsker(port, 4);
try {
  const cities = Math.ceil(count / pagesPerCity) + 1;
  await writeShop(content, { cities, activities, seed: 1 });
  const pages = await listActivityPages(content, count);
  await shop.start();
  const { front, renderer } = findProcesses(shop.pid());
  const processes = [
    { called: 'server in front', pid: front, first: memoryOf(front) },
    { called: 'renderer', pid: renderer, first: memoryOf(renderer) },
  ];
  const report = (when: string) => {
    for (const { called, pid, first } of processes) {
      const now = memoryOf(pid);
      printRow(`${when}, ${called}`, toMegabytes(now), (now / first).toFixed(1));
    }
  };
  console.log(`memory while ${pages.length} pages are asked for; ratios to the start`);
  report('at the start');
  const started = performance.now();
  for (let step = 0; step < steps; step += 1) {
    const [from, to] = [step, step + 1].map((it) => Math.round((pages.length * it) / steps));
    await asker.readAll(pages.slice(from, to));
    report(`${to} pages made`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`${Math.round(pages.length / seconds)} pages a second`);
  await asker.readAll(pages);
  report('all of them once more');
} finally {
  asker.close();
  await shop.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
