import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listTree } from '../scale/processTree';
import { createShopProcess } from '../shopProcess';
import { memoryOf } from '../shopProcesses';
import { abuses } from './abuses';
import { sendVisitors } from './visitors';

/**
 * `npm run bench:abuse -- [words of a name]`: runs one abuse after the other against the built shop while visitors
 * request pages. Prints the visitors' response times and the shop's memory. Exits with 1 if a visitor gets a wrong
 * response. Takes less than three minutes. Needs a finished build.
 */
const words = process.argv.slice(2).join(' ');
const port = Number(process.env['BENCH_PORT'] ?? 4177);
const SAMPLE_INTERVAL_MS = 250;

const room = mkdtempSync(join(tmpdir(), 'troupe-abuse-'));
const shop = createShopProcess(
  port,
  { DATA_DIR: join(room, 'data'), LOG_LEVEL: 'silent' },
  'npm start',
);

const toMegabytes = (bytes: number): string => String(Math.round(bytes / 1024 / 1024));

/** Samples the memory of the cache server, and the total memory of its renderers. */
const watchMemory = (pid: number) => {
  let front = 0;
  let renderers = 0;
  const timer = setInterval(() => {
    const [, ...others] = listTree(pid);
    front = Math.max(front, memoryOf(pid));
    renderers = Math.max(
      renderers,
      others.reduce((sum, other) => sum + memoryOf(other), 0),
    );
  }, SAMPLE_INTERVAL_MS);
  return {
    /** @returns the maximum of each, in bytes */
    stop: () => {
      clearInterval(timer);
      return { front, renderers };
    },
  };
};

const quantile = (times: readonly number[], share: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
};

const describeTimes = (times: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => quantile(times, share).padStart(5)).join(' ');

const printRow = (cells: readonly string[]): void => console.log(cells.join('  '));

let failed = 0;
try {
  await shop.start();
  // The spare renderer starts a few seconds later.
  await sleep(12_000);
  printRow([
    'abuse'.padEnd(40),
    'visits failed',
    'cached: median, 99 %, max ms',
    'rendered: the same',
    'MB front, renderers',
  ]);
  for (const abuse of abuses.filter(({ name }) => name.includes(words))) {
    const visitors = sendVisitors(port);
    const memory = watchMemory(shop.pid());
    const remark = await abuse.run({ port, pid: shop.pid() });
    const { front, renderers } = memory.stop();
    const { cached, rendered, failures } = await visitors.stop();
    failed += failures.length;
    printRow([
      abuse.name.padEnd(40),
      String(cached.length + rendered.length).padStart(6),
      String(failures.length).padStart(6),
      describeTimes(cached).padStart(28),
      describeTimes(rendered),
      toMegabytes(front).padStart(9),
      toMegabytes(renderers).padStart(6),
    ]);
    if (remark !== '') console.log(`    ${remark}`);
    for (const failure of failures.slice(0, 3)) console.log(`    ${failure}`);
  }
} finally {
  await shop.kill();
  rmSync(room, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
