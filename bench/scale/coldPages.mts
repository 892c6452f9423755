import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { createShopProcess } from '../shopProcess';
import { listActivityPages } from './listActivityPages';

/**
 * Asks a built shop for activity pages that nobody has asked for before. Run with the `CONTENT_DIR` that it is to serve.
 * Prints one line of JSON.
 */
const [port, count] = [Number(process.argv[2]), Number(process.argv[3])];
const concurrency = 4;
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

/** @returns how long the page is, in bytes */
const ask = (siteId: string, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent };
    get({ ...options, headers: { host: `${siteId}.localhost:${port}` } }, (response) => {
      let bytes = 0;
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      response
        .on('data', (chunk: Buffer) => (bytes += chunk.length))
        .on('end', () => resolve(bytes));
    }).on('error', reject);
  });

const askAll = async (pages: readonly (readonly [string, string])[]): Promise<number> => {
  let next = 0;
  let bytes = 0;
  const work = async () => {
    for (let page = pages[next++]; page; page = pages[next++]) {
      const size = await ask(...page);
      bytes += size;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return bytes;
};

const warmUp = 100;
const pages = await listActivityPages(process.env['CONTENT_DIR'] ?? '', warmUp + count);
const shop = createShopProcess(port, { UV_THREADPOOL_SIZE: '4' });
try {
  await shop.start();
  await askAll(pages.slice(0, warmUp));
  const cpu = shop.cpuTime();
  const start = performance.now();
  const bytes = await askAll(pages.slice(warmUp));
  const ms = performance.now() - start;
  console.log(
    JSON.stringify({
      pages: count,
      perSecond: (count / ms) * 1000,
      perCpuSecond: (count / (shop.cpuTime() - cpu)) * 1000,
      pageKb: bytes / count / 1000,
      peakMb: shop.peakMemory() / 1e6,
    }),
  );
} finally {
  agent.destroy();
  await shop.kill();
}
process.exit(0);
