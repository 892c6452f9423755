import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countCpuTime } from '../cpuTime';
import { listActivityPages } from '../scale/listActivityPages';
import { listTree } from '../scale/processTree';
import { createShopProcess, type ShopProcess } from '../shopProcess';
import { printRow } from '../table';
import { recordAnswer, startBare } from './bare';
import { startNginx } from './nginx';
import { pin } from './pin';
import { type Load, load, toScript } from './wrk';

/**
 * Measures cache hits with gzip on 32 connections, with each server on one core and the load on the other. Compares the
 * shop as run by `npm start` with Next alone, with a bare Node server that sends the same response, and with nginx that
 * serves the page as a file. Needs a finished build, `wrk`, `nginx` and `taskset`.
 */
const seconds = Number(process.argv[2] ?? 10);
const [port, nginxPort, barePort] = [3219, 3218, 3217];
const pageCount = 1000;
const madePerSecond = 50;
const folder = mkdtempSync(join(tmpdir(), 'troupe-serving-'));

const writeScript = (name: string, pages: readonly (readonly [string, string])[]): string => {
  const file = join(folder, name);
  writeFileSync(file, toScript(pages));
  return file;
};

const toHost = ([siteId, path]: readonly [string, string]) =>
  [`${siteId}.localhost`, path] as const;

const pages = (await listActivityPages('content', pageCount + madePerSecond * seconds)).map(toHost);
const onePage = ['en.localhost', '/krakow'] as const;
const one = writeScript('one.lua', [onePage]);
const many = writeScript('many.lua', pages.slice(0, pageCount));
const others = pages.slice(pageCount);

/** Pins the server to the first core, and its renderers to the load's core. */
const pinShop = (shop: ShopProcess): void => {
  const [server = 0, ...makers] = listTree(shop.pid());
  pin(server, 0);
  for (const maker of makers) pin(maker, 1);
};

interface Costly extends Load {
  /** CPU time of the server per page, in µs. */
  readonly cost: number;
}

const loadAndCount = async (pid: number, at = port): Promise<Costly> => {
  const [result, spent] = await countCpuTime([pid], () => load(at, one, seconds));
  return { ...result, cost: (spent * 1000) / (result.perSecond * seconds) };
};

/**
 * The same load beside a busy loop that only takes its share of the load's core, as rendering does there. The lost
 * throughput is then lost by the load, not by the server.
 */
const loadBesideLoop = async (shop: ShopProcess): Promise<Costly> => {
  const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
  if (loop.pid === undefined) throw new Error('node cannot be started');
  pin(loop.pid, 1);
  setPriority(loop.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  try {
    return await loadAndCount(shop.pid());
  } finally {
    loop.kill('SIGKILL');
  }
};

const row = (name: string, { perSecond, p50, p99, faults }: Load, first: Load): void =>
  printRow(
    `${name} (p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${faults > 0 ? `, ${faults} faults` : ''})`,
    `${Math.round(perSecond)}/s`,
    (perSecond / first.perSecond).toFixed(2),
  );

/** Requests uncached pages at a fixed rate. @returns how many were rendered in time */
const makeOthers = async (until: number): Promise<number> => {
  const waiting = [...others];
  let made = 0;
  const ask = ([host, path]: readonly [string, string]) =>
    new Promise<void>((resolve) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
        answer.resume().on('end', () => {
          made += answer.statusCode === 200 && Date.now() <= until ? 1 : 0;
          resolve();
        });
      }).on('error', () => resolve());
    });
  const asking: Promise<void>[] = [];
  while (Date.now() < until) {
    const next = waiting.shift();
    if (next) asking.push(ask(next));
    await sleep(1000 / madePerSecond);
  }
  await Promise.all(asking);
  return made;
};

const measure = async (command: 'next start' | 'npm start') => {
  const shop = createShopProcess(
    port,
    // A revalidation in the middle of a run would change the measurement.
    { DATA_DIR: join(folder, command.replace(' ', '-')), REVALIDATE_SECONDS: '3600' },
    command,
  );
  await shop.start();
  try {
    pinShop(shop);
    await load(port, one, 3);
    const single = await loadAndCount(shop.pid());
    if (command === 'next start') return { single };
    await recordAnswer(port, onePage, folder);
    await load(port, many, 60);
    const spread = await load(port, many, seconds);
    // A process that has served only one page is JIT-compiled for that page.
    const settled = await load(port, one, seconds);
    const [made, busy] = await Promise.all([
      makeOthers(Date.now() + seconds * 1000),
      loadAndCount(shop.pid()),
    ]);
    return {
      single,
      spread,
      settled,
      busy,
      control: await loadBesideLoop(shop),
      made: made / seconds,
    };
  } finally {
    await shop.kill();
  }
};

pin(process.pid, 1);
const front = await measure('npm start');
const plain = await measure('next start');
const bareServer = await startBare(folder, barePort);
await load(barePort, one, 3);
const bare = await loadAndCount(bareServer.pid, barePort);
await bareServer.stop();
const stop = await startNginx(folder, nginxPort, readFileSync('.next/server/pages/en/krakow.html'));
await load(nginxPort, one, 3);
const nginx = await load(nginxPort, one, seconds);
await stop();
rmSync(folder, { recursive: true, force: true });

console.log('cached pages, gzip, 32 connections, one core');
row('one page, nginx with the file', nginx, nginx);
row('one page, a bare Node server', bare, nginx);
row('one page, npm start', front.single, nginx);
row('one page, next start', plain.single, nginx);
if (front.spread && front.settled && front.busy && front.control) {
  row(`${pageCount} pages in turn, npm start`, front.spread, nginx);
  row('one page after them, npm start', front.settled, nginx);
  row(`one page, ${front.made.toFixed(0)} others made a second`, front.busy, nginx);
  row('one page, a loop beside the load', front.control, nginx);
  const times = (one: Load, other: Load) => (one.perSecond / other.perSecond).toFixed(2);
  console.log(
    `a page costs a bare server ${bare.cost.toFixed(1)} µs of a core, npm start ${front.single.cost.toFixed(1)} µs`,
  );
  console.log(`npm start to next start: ${times(front.single, plain.single)}`);
  console.log(
    `${pageCount} pages to one: ${times(front.spread, front.settled)}, to one in a process that knows no other: ${times(front.spread, front.single)}`,
  );
  console.log(`one page while others are made, to in peace: ${times(front.busy, front.single)}`);
  console.log(`  to beside a loop: ${times(front.busy, front.control)}`);
  // Fewer concurrent requests cost more each, so the comparison with the loop shows the server's render cost.
  const costs = [front.single, front.control, front.busy].map(
    ({ cost }) => `${cost.toFixed(1)} µs`,
  );
  const kept = (front.control.cost / front.busy.cost).toFixed(2);
  console.log(
    `  a page costs the server, in peace, beside a loop, then: ${costs.join(', ')}: ${kept}`,
  );
}
process.exit(0);
