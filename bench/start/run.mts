import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listTree } from '../scale/processTree';
import { memoryOf, toMegabytes } from '../shopProcesses';
import { type ShopCommand, spawnShop } from '../spawnShop';
import { median } from '../table';

/**
 * `npm run bench:start [rounds]`: starts the shop from its TypeScript sources and as compiled by the build, in turn.
 * Prints the time from the start to the first page, the memory of the cache server and the total memory of both
 * renderers, as medians and as ratios. Needs a finished build. A round takes 45 s.
 */
const rounds = Number(process.argv[2] ?? 3);
const port = Number(process.env['BENCH_PORT'] ?? 4177);
/** The spare renderer has started by then. */
const SETTLE_MS = 15_000;

const commands = { sources: 'sources', compiled: 'npm start' } as const;

type Figures = readonly [startMs: number, frontBytes: number, rendererBytes: number];

const isServing = (): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/krakow', headers: { host: 'en.localhost' } };
    get(options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200));
    }).on('error', () => resolve(false));
  });

const measure = async (command: ShopCommand): Promise<Figures> => {
  const room = mkdtempSync(join(tmpdir(), 'troupe-start-'));
  const startedAt = performance.now();
  const env = { DATA_DIR: room, LOG_LEVEL: 'silent' };
  const shop = spawnShop({ command, port, env, stdio: 'ignore' });
  try {
    while (!(await isServing())) {
      if (shop.exitCode !== null) throw new Error(`The shop ended with code ${shop.exitCode}`);
      await sleep(10);
    }
    const startMs = performance.now() - startedAt;
    await sleep(SETTLE_MS);
    const [front = 0, ...others] = listTree(shop.pid ?? 0);
    return [startMs, memoryOf(front), others.reduce((sum, pid) => sum + memoryOf(pid), 0)];
  } finally {
    const ended = once(shop, 'exit');
    if (shop.kill('SIGTERM')) await ended;
    rmSync(room, { recursive: true, force: true });
  }
};

const results: Record<keyof typeof commands, Figures[]> = { sources: [], compiled: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const name of ['sources', 'compiled'] as const)
    results[name].push(await measure(commands[name]));
}

const toMedians = (all: readonly Figures[]): Figures => [
  median(all.map(([startMs]) => startMs)),
  median(all.map(([, front]) => front)),
  median(all.map(([, , renderers]) => renderers)),
];

const sources = toMedians(results.sources);
const compiled = toMedians(results.compiled);
const print = (name: string, [startMs, front, renderers]: Figures) =>
  console.log(
    `${name.padEnd(9)} first page after ${(startMs / 1000).toFixed(1)} s, cache server ${toMegabytes(front)}, renderers ${toMegabytes(renderers)}`,
  );
print('sources', sources);
print('compiled', compiled);
console.log(
  `ratios    ${compiled.map((it, index) => (it / (sources[index] ?? it)).toFixed(2)).join(', ')}`,
);
