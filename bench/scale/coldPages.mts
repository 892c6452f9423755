import { performance } from 'node:perf_hooks';
import { createShopProcess } from '../shopProcess';
import { createAsker } from './askPages';
import { listActivityPages } from './listActivityPages';

/**
 * Requests uncached activity pages and a site's complete sitemap from a built shop. Run with the `CONTENT_DIR` to
 * serve. Prints one line of JSON.
 */
const [port, count] = [Number(process.argv[2]), Number(process.argv[3])];

const warmUp = 100;
const pages = await listActivityPages(process.env['CONTENT_DIR'] ?? '', warmUp + count);
const asker = createAsker(port, 4);
const shop = createShopProcess(port, { UV_THREADPOOL_SIZE: '4' });

/** Reads the sitemap index and its files, one after the other. */
const readSitemap = async () => {
  const start = performance.now();
  const index = await asker.read(['en', '/sitemap.xml']);
  let addresses = 0;
  for (const [, file = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const text = await asker.read(['en', new URL(file).pathname]);
    addresses += text.split('<loc>').length - 1;
  }
  return { addresses, ms: performance.now() - start };
};

try {
  await shop.start();
  await asker.readAll(pages.slice(0, warmUp));
  const cpu = shop.cpuTime();
  const start = performance.now();
  const bytes = await asker.readAll(pages.slice(warmUp));
  const ms = performance.now() - start;
  const perCpuSecond = (count / (shop.cpuTime() - cpu)) * 1000;
  const sitemap = await readSitemap();
  const again = await readSitemap();
  console.log(
    JSON.stringify({
      pages: count,
      perSecond: (count / ms) * 1000,
      perCpuSecond,
      pageKb: bytes / count / 1000,
      peakMb: shop.peakMemory() / 1e6,
      sitemapAddresses: sitemap.addresses,
      sitemapMs: sitemap.ms,
      sitemapAgainMs: again.ms,
    }),
  );
} finally {
  asker.close();
  await shop.kill();
}
process.exit(0);
