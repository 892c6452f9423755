import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHeapReports } from '../heapReports';
import { createShopProcess } from '../shopProcess';

/**
 * Measures what unknown URLs, each a different one, cost a running shop in memory and in files. Most are soft
 * navigation requests, which are the same for the cache and faster for the rest; every tenth is a page request. Needs
 * a finished build. Arguments: addresses, port.
 */
const [addresses = 250_000, port = 3292] = process.argv.slice(2).map(Number);
/** Enough requests to load all code. After that, Next's router still caches up to 8 MiB of URLs. */
const warmUp = Math.min(2000, addresses);
const senders = 8;
const dataDir = mkdtempSync(join(tmpdir(), 'troupe-unknown-'));
const buildId = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim();
const agent = new Agent({ keepAlive: true, maxSockets: senders });

const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'en.localhost' };
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    ).on('error', reject);
  });

let next = 0;
let others = 0;
const askUntil = async (last: number): Promise<void> => {
  const send = async () => {
    for (let index = next++; index < last; index = next++) {
      const slug = `made-up-${index.toString(36)}-${(index * 7919).toString(36)}`;
      const path =
        index % 10 === 0
          ? `/${slug}`
          : `/_next/data/${buildId}/en/${slug}.json?site=en&slug=${slug}`;
      if ((await ask(path)) !== 404) others += 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  next = last;
};

const reports = createHeapReports(join(dataDir, 'heap'));
const shop = createShopProcess(port, { DATA_DIR: dataDir, API_URL: '', ...reports.env });
/** Memory in the next report. */
const readHeap = () => reports.next(shop.pid());
const inMiB = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
try {
  await shop.start();
  const started = Date.now();
  await askUntil(warmUp);
  const before = await readHeap();
  console.log(`held after ${warmUp} unknown addresses: ${inMiB(before)}`);
  const steps = 10;
  for (let step = 1; step <= steps; step += 1) {
    const last = warmUp + Math.round(((addresses - warmUp) * step) / steps);
    await askUntil(last);
    const held = inMiB(await readHeap());
    console.log(`after ${last}: ${held}, of ${inMiB(shop.memory())} in use`);
  }
  const growth = (await readHeap()) - before;
  const files = readdirSync(join(dataDir, 'pages'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.page'),
  ).length;
  console.log(`growth: ${inMiB(growth)}; files: ${files}; answers other than 404: ${others}`);
  console.log(`${Math.round((Date.now() - started) / 1000)} seconds`);
  process.exitCode = growth > 20 * 1024 * 1024 || files > 0 || others > 0 ? 1 : 0;
} finally {
  agent.destroy();
  await shop.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
