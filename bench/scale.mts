import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@/cli/run.mjs';
import { siteIds } from '@/config/sites/site';
import { measure } from './scale/run';
import { writeShop } from './synthetic/writeShop';
import { printRow } from './table';

/**
 * Measures a shop of some size, up to 200 cities with 100 activities each: `npm run bench:scale`, or `scale.mts
 * <cities> <activities>` for another size. Replaces the finished build with that shop, and builds the shipped shop
 * again at the end.
 */
const [cities = 40, activities = 50] = process.argv.slice(2).map(Number);
const port = 3229;
const pages = 600;

const folder = await mkdtemp(join(tmpdir(), 'synthetic-shop-'));
try {
  const { files } = await writeShop(folder, { cities, activities, seed: 1 });
  const mesh = await measure('meshLoad', [folder]);
  const env = { CONTENT_DIR: folder, DATA_DIR: join(folder, '.data'), NODE_ENV: 'production' };
  const props = await measure('pages', [pages], env);
  const build = await measure('build', [], env);
  const cold = await measure('coldPages', [port, pages], env);

  const all = cities * activities * siteIds.length;
  console.log(
    `a shop of ${cities} cities, ${cities * activities} activities, ${all} activity pages`,
  );
  console.log(`${files} files; ratios to one core that does nothing else`);
  const {
    loadMs = 0,
    loadCpuMs = 0,
    lookMs = 0,
    lookCpuMs = 0,
    reloadMs = 0,
    reloadCpuMs = 0,
    readHeldMs = 0,
    buildHeldMs = 0,
    reloadHeldMs = 0,
  } = mesh;
  const row = (name: string, ms: number, cpuMs: number) =>
    printRow(name, `${ms.toFixed(0)} ms`, (cpuMs / ms).toFixed(1));
  row('first load of a process', loadMs, loadCpuMs);
  row('look whether any file changed', lookMs, lookCpuMs);
  row('reload after one edited file', reloadMs, reloadCpuMs);
  const held = (name: string, ms: number) =>
    printRow(name, `${ms.toFixed(0)} ms`, (ms / loadMs).toFixed(2));
  held('others held up while files are read, at most', readHeldMs);
  held('others held up while the mesh is built, at most', buildHeldMs);
  held('others held up by a reload, at most', reloadHeldMs);
  const megabytes = (name: string, figure = 0) =>
    printRow(name, `${figure.toFixed(0)} MB`, (figure / (mesh['heapMb'] ?? 1)).toFixed(1));
  megabytes('the mesh, on the heap', mesh['heapMb']);
  megabytes('the mesh, in the process', mesh['rssMb']);
  megabytes('contexts of all sites', mesh['contextsMb']);
  const rate = (name: string, { perSecond = 0, perCpuSecond = 1 }: typeof props) =>
    printRow(name, `${perCpuSecond.toFixed(0)} /s`, (perSecond / perCpuSecond).toFixed(1));
  rate('props of cold activity pages, per core', props);
  rate('cold activity pages served, per core', cold);
  const { sitemapAddresses = 0, sitemapMs = 0, sitemapAgainMs = 0 } = cold;
  const sitemap = (name: string, ms: number) =>
    printRow(name, `${ms.toFixed(0)} ms`, (ms / loadMs).toFixed(2));
  sitemap(`a site's sitemap of ${sitemapAddresses} pages`, sitemapMs);
  sitemap('the same once more', sitemapAgainMs);
  const { pages: built = 0, ms: buildMs = 0, secondsPerThousand = 0, peakMb } = build;
  printRow(
    `${built} pages built, per thousand`,
    `${secondsPerThousand.toFixed(1)} s`,
    (buildMs / loadMs).toFixed(1),
  );
  megabytes('the build and its helpers, at most', peakMb);
} finally {
  await runCommand('build');
  await rm(folder, { recursive: true, force: true });
}

export {};
