import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { toFields } from '@troupe/basics/fields';
import { findProcesses, memoryOf, toMegabytes } from '../shopProcesses';
import { createShopProcess } from '../shopProcess';
import { pin } from '../serving/pin';
import { type Load, load, toScript } from '../serving/wrk';
import { makeTrip, openToken, sendCommand } from './tripClient';

/**
 * `npm run bench trips`: opens 10,000 streams of one trip, changes the trip, and measures when each stream has the new
 * revision, what memory the streams take in the server in front, and how many cached pages it serves meanwhile. The
 * server in front has the first core, everything else the second. Needs a finished build, `wrk` and `taskset`.
 * Arguments: streams, changes, seconds of each load.
 */
const count = Number(process.argv[2] ?? 10_000);
const changes = Number(process.argv[3] ?? 20);
const seconds = Number(process.argv[4] ?? 8);
const port = Number(process.env['BENCH_PORT'] ?? 3310);

const MAX_MS = 1000;
const MAX_MEMORY = 150 * 1024 * 1024;
const MIN_RATE = 0.8;
/** Between two changes, in ms, so that the fan-outs do not overlap. */
const CHANGE_PAUSE_MS = 1000;

const now = () => performance.timeOrigin + performance.now();
const percentile = (times: readonly number[], part: number): number =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), 'troupe-listeners-'));
const shop = createShopProcess(
  port,
  {
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    API_URL: '',
    REVALIDATE_SECONDS: '3600',
    SPARE_RENDERER: 'off',
    LOG_LEVEL: 'silent',
    // Each stream is of another client.
    TRUSTED_PROXIES: '127.0.0.1',
    WRITE_LIMIT: '100000/60',
  },
  'npm start',
);
const script = join(folder, 'page.lua');
writeFileSync(script, toScript([['en.localhost', '/krakow']]));
const loadPages = () => load(port, script, seconds);
let child: ChildProcess | undefined;

/** Opens the streams. @returns how many are open */
const openStreams = async (trip: string, cookie: string): Promise<number> => {
  const program = fileURLToPath(new URL('listenerProcess.mts', import.meta.url));
  const args = [String(port), String(count), trip, cookie];
  child = fork(program, args, { execArgv: ['--import', 'tsx'] });
  if (child.pid !== undefined) pin(child.pid, 1);
  const [answer]: readonly unknown[] = await once(child, 'message');
  return Number(toFields(answer)['opened']);
};

/** @returns when each stream received a revision, in ms since 1970 */
const readTimes = async (version: number): Promise<readonly number[]> => {
  const answering = once(child ?? process, 'message');
  child?.send(version);
  const [answer]: readonly unknown[] = await answering;
  const { times } = toFields(answer);
  return Array.isArray(times) ? times.map(Number) : [];
};

/** Changes the trip several times. @returns the time in ms from each request to each stream; missing ones are infinite */
const change = async (trip: string, cookie: string, times: number): Promise<readonly number[]> => {
  const delays: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const sentAt = now();
    const { json } = await sendCommand(shop.origin, cookie, {
      id: randomUUID(),
      trip,
      base: 0,
      command: { kind: 'rename', name: `Olga ${sentAt}` },
    });
    const revision = Number(toFields(json['trip'])['revision']);
    await sleep(CHANGE_PAUSE_MS);
    const arrived = await readTimes(revision);
    delays.push(...arrived.map((at) => at - sentAt));
    const missing = Math.max(0, count - arrived.length);
    delays.push(...Array.from({ length: missing }, () => Number.POSITIVE_INFINITY));
  }
  return delays;
};

try {
  await shop.start();
  const { front, renderer } = findProcesses(shop.pid());
  pin(front, 0);
  pin(renderer, 1);
  const { id, token, cookie } = await makeTrip(shop.origin);
  const viewer = await openToken(shop.origin, token);
  // The first request renders the page.
  await fetch(`${shop.origin}/krakow`).then((answer) => answer.text());
  await loadPages();
  const without = [await loadPages()];
  const memoryBefore = memoryOf(front);
  const open = await openStreams(id, viewer);
  await sleep(2000);
  const added = memoryOf(front) - memoryBefore;
  const idle = await change(id, cookie, changes);
  const changing = change(id, cookie, Math.ceil((seconds * 2000) / CHANGE_PAUSE_MS / 2));
  const loads = [await loadPages(), await loadPages()];
  const busy = await changing;
  // The machine may be slower than before, so the streams are left and the pages are loaded again.
  child?.kill('SIGKILL');
  await sleep(3000);
  without.push(await loadPages());
  const mean = (all: readonly Load[]) =>
    all.reduce((sum, { perSecond }) => sum + perSecond, 0) / all.length;
  const rate = mean(loads) / mean(without);
  const figures: readonly (readonly [string, string])[] = [
    ['streams open', String(open)],
    ['change to revision received, median', `${percentile(idle, 0.5).toFixed(0)} ms`],
    ['change to revision received, p99', `${percentile(idle, 0.99).toFixed(0)} ms`],
    [
      'the same while pages are loaded at full speed, p99',
      `${percentile(busy, 0.99).toFixed(0)} ms`,
    ],
    ['memory added to the server in front', toMegabytes(added)],
    ['memory a stream', `${(added / open / 1024).toFixed(1)} kB`],
    ['cached pages without streams', `${Math.round(mean(without))}/s`],
    ['cached pages with them and a change a second', `${rate.toFixed(2)}x`],
  ];
  for (const [what, figure] of figures) console.log(`${what.padEnd(56)} ${figure.padStart(11)}`);
  const isKept =
    open === count && percentile(idle, 0.99) < MAX_MS && added < MAX_MEMORY && rate >= MIN_RATE;
  process.exitCode = isKept ? 0 : 1;
} finally {
  child?.kill('SIGKILL');
  await shop.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit();
