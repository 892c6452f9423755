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
 * Pages from the cache with Gzip, 32 connections, each server on a core of its own and the load on the other: the shop
 * as `npm start` has it beside Next by itself, beside a bare Node server that says the same, and beside nginx with the
 * page as a file. Needs a finished build, `wrk`, `nginx` and `taskset`.
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

const pages = (await listActivityPages('src/content', pageCount + madePerSecond * seconds)).map(
  toHost,
);
const onePage = ['en.localhost', '/krakow'] as const;
const one = writeScript('one.lua', [onePage]);
const many = writeScript('many.lua', pages.slice(0, pageCount));
const others = pages.slice(pageCount);

/** The server on the first core; what makes pages for it beside the load. */
const pinShop = (shop: ShopProcess): void => {
  const [server = 0, ...makers] = listTree(shop.pid());
  pin(server, 0);
  for (const maker of makers) pin(maker, 1);
};

interface Costly extends Load {
  /** Of the server in front, of a core, in µs for each page. */
  readonly cost: number;
}

const loadAndCount = async (pid: number, at = port): Promise<Costly> => {
  const [result, spent] = await countCpuTime([pid], () => load(at, one, seconds));
  return { ...result, cost: (spent * 1000) / (result.perSecond * seconds) };
};

/**
 * The same load beside a loop that does nothing but take its share of the load's core, as making pages does there. What
 * is lost then is lost by the load, not by the server.
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

/** Has pages made that nobody has asked for yet, so many a second, or as many as can be made. @returns how many were */
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
    // A page that falls due in the middle of a run would be another measurement.
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
    // A process that has seen one page only has been compiled for that one.
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
  // Fewer questions at a time cost more each, so what making pages costs the server shows beside the loop.
  const costs = [front.single, front.control, front.busy].map(
    ({ cost }) => `${cost.toFixed(1)} µs`,
  );
  const kept = (front.control.cost / front.busy.cost).toFixed(2);
  console.log(
    `  a page costs the server, in peace, beside a loop, then: ${costs.join(', ')}: ${kept}`,
  );
}
process.exit(0);
