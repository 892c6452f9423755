import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { createHeapReports } from '../heapReports';
import { findProcesses, memoryOf, toMegabytes } from '../shopProcesses';
import { createShopProcess } from '../shopProcess';
import { createEditor } from '../refresh/editor';
import { createPick } from '../synthetic/pick';
import { createCustomers, type Sending } from './customers';
import {
  hoursPerDay,
  isInQuarter,
  mean,
  measureFolder,
  type Memory,
  type Sample,
  slopeOf,
} from './figures';
import { createMix } from './mix';

/**
 * `npm run bench:soak [requests] [port]`: sends the requests of a day as fast as the machine can, 500,000 by default
 * (about 50,000 visits). Memory of both processes and disk usage must be the same in the last quarter of the day as in
 * the second. Needs a finished build.
 */
const [count = 500_000, port = 4176] = process.argv.slice(2).map(Number);
const visitors = 16;
/** The minimum, and less than all pages need: some are evicted all day. */
const pageCacheMegabytes = 16;
const perMinute = { carts: 2, enquiries: 1 };
const samplesPerHour = 20;
/** Maximum ratio of the last quarter to the second. */
const mostGrowth = 1.1;

const room = mkdtempSync(join(tmpdir(), 'troupe-day-'));
const content = join(room, 'content');
const data = join(room, 'data');
const editor = createEditor(content);
const mesh = buildMesh([await createFilesLoader(content).load()]);
const mix = createMix(mesh);
const customers = createCustomers(mesh);
const pick = createPick(1);
const reports = createHeapReports(join(room, 'heap'));
const shop = createShopProcess(
  port,
  {
    ...editor.env,
    ...reports.env,
    DATA_DIR: data,
    PAGE_CACHE_MB: String(pageCacheMegabytes),
    REVALIDATE_SECONDS: '5',
    WRITE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  },
  'npm start',
);

const agent = new Agent({ keepAlive: true, maxSockets: visitors });
const tally = new Map<string, number>();
const problems: string[] = [];

const ask = (host: string, path: string, sending?: Sending): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      host,
      'accept-encoding': 'gzip',
      accept: 'image/webp,*/*',
      ...sending?.headers,
    };
    const method = sending ? 'POST' : 'GET';
    const asked = request({ host: '127.0.0.1', port, agent, path, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    asked.on('error', () => resolve(0));
    asked.setTimeout(300_000, () => asked.destroy());
    asked.end(sending?.body);
  });

const note = (kind: string, path: string, status: number, expected: number) => {
  tally.set(kind, (tally.get(kind) ?? 0) + 1);
  if (status !== expected) problems.push(`${status || 'no answer'} for ${kind}: ${path}`);
};

const send = async (kind: string, sending: Sending) =>
  note(kind, sending.path, await ask(sending.host ?? 'en.localhost', sending.path, sending), 200);

let edits = 0;
/** Every second edit sends a webhook to the shop. */
const edit = async (): Promise<void> => {
  edits += 1;
  editor.edit(16 + (edits % 5));
  if (edits % 2 === 0) await send('message', editor.message());
};

const samples: Sample[] = [];
/** Disk usage in bytes at the end of each hour, by folder. */
const disk: Readonly<Record<string, number>>[] = [];
let front = 0;
let renderer = 0;

const weigh = (pid: number): Memory => ({
  held: reports.latest(pid),
  resident: memoryOf(pid),
});

const folderOf = (hour: number, name: string): number => disk[hour]?.[name] ?? 0;

const printHour = (hour: number) => {
  const own = samples.filter((it) => Math.floor(it.hour) === hour);
  const sizes = disk[hour] ?? {};
  const others = Object.keys(sizes).filter((name) => name !== 'pages' && name !== 'images');
  const cells = [
    toMegabytes(mean(own.map((it) => it.front.held))),
    toMegabytes(mean(own.map((it) => it.front.resident))),
    toMegabytes(mean(own.map((it) => it.renderer.held))),
    toMegabytes(mean(own.map((it) => it.renderer.resident))),
    toMegabytes(folderOf(hour, 'pages')),
    toMegabytes(folderOf(hour, 'images')),
    toMegabytes(others.reduce((sum, name) => sum + (sizes[name] ?? 0), 0)),
  ];
  console.log(String(hour + 1).padStart(4) + cells.map((cell) => cell.padStart(12)).join(''));
};

/** Runs what is due when the simulated clock advances from one request to the next. */
const passTime = async (number: number): Promise<void> => {
  const hourAt = (it: number) => (it / count) * hoursPerDay;
  const [before, now] = [hourAt(number), hourAt(number + 1)];
  const passed = (perHour: number) => Math.floor(now * perHour) - Math.floor(before * perHour);
  if (passed(samplesPerHour) > 0) {
    samples.push({ hour: before, front: weigh(front), renderer: weigh(renderer) });
  }
  for (let left = passed(60 * perMinute.carts); left > 0; left -= 1) {
    await send('cart', customers.cart(pick));
  }
  for (let left = passed(60 * perMinute.enquiries); left > 0; left -= 1) {
    await send('enquiry', customers.enquiry());
  }
  for (let left = passed(2); left > 0; left -= 1) await edit();
  if (passed(1) > 0) {
    const hour = Math.floor(before);
    disk[hour] = measureFolder(data);
    printHour(hour);
  }
};

const visit = async (number: number): Promise<void> => {
  const { kind, host, path, status } = mix.next(pick, number);
  note(kind, host + path, await ask(host, path), status);
  await passTime(number);
};

/** @returns whether the values are as flat as required */
const judge = (name: string, points: readonly (readonly [hour: number, value: number])[]) => {
  const inQuarter = (quarter: number) =>
    mean(points.filter(([hour]) => isInQuarter({ hour }, quarter)).map(([, value]) => value));
  const [second, last] = [inQuarter(2), inQuarter(4)];
  const later = points.filter(([hour]) => hour >= hoursPerDay / 4);
  const slope = slopeOf(later) / 1024 / 1024;
  const isFlat = last <= second * mostGrowth;
  console.log(
    `${name.padEnd(12)} second quarter ${toMegabytes(second)}, last ${toMegabytes(last)}: ` +
      `${(last / second).toFixed(3)}; ${slope.toFixed(2)} MB an hour${isFlat ? '' : '  NOT FLAT'}`,
  );
  return isFlat;
};

try {
  await shop.start();
  ({ front, renderer } = findProcesses(shop.pid()));
  await Promise.all([front, renderer].map(reports.next));
  console.log(`addresses: ${mix.sizes.join(', ')}, and others that are not there`);
  console.log(
    'hour       front  (resident)    renderer  (resident)       pages    pictures        rest',
  );
  const startedAt = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      while (next < count) {
        const number = next;
        next += 1;
        await visit(number);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = Math.round(count / seconds);
  console.log(`\n${count} requests in ${seconds.toFixed(0)} s, ${rate} a second; ${edits} edits`);
  console.log([...tally].map(([kind, times]) => `${kind} × ${times}`).join(', '));
  console.log('');
  const after = findProcesses(shop.pid());
  const isSame = after.front === front && after.renderer === renderer;
  const areFlat = [
    judge(
      'front',
      samples.map((it) => [it.hour, it.front.held] as const),
    ),
    judge(
      'renderer',
      samples.map((it) => [it.hour, it.renderer.held] as const),
    ),
    judge(
      'pages',
      disk.map((sizes, hour) => [hour + 0.5, sizes['pages'] ?? 0] as const),
    ),
  ];
  console.log(`crashes: ${isSame ? 0 : 'a process is not the one that it was'}`);
  console.log(`wrong answers: ${problems.length}`);
  for (const problem of problems.slice(0, 20)) console.error(problem);
  process.exitCode = isSame && areFlat.every(Boolean) && problems.length === 0 ? 0 : 1;
} finally {
  agent.destroy();
  await shop.kill();
  rmSync(room, { recursive: true, force: true });
}
