import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { findProcesses, memoryOf, toMegabytes } from '../shopProcesses';
import { createShopProcess } from '../shopProcess';
import { type Attack, createAttack } from './attacks';
import { secret } from './draft';
import { type Outcome, sendByFetch, sendRaw } from './send';
import { listTargets } from './targets';

/**
 * `npm run bench:malformed [requests] [seed] [first]`: sends malformed requests (100,000 by default) to all endpoints
 * of the built shop. `… 1 <seed> <first>` repeats a single request. Ctrl+C stops early and prints the results so far.
 * Needs a finished build.
 */
const [count = 100_000, seed = 20_261_122, first = 0] = process.argv.slice(2).map(Number);
const port = Number(process.env['BENCH_PORT'] ?? 4175);
const senders = 32;
/** No server listens on this port. */
const foreignHost = '127.0.0.1:9';

const room = mkdtempSync(join(tmpdir(), 'troupe-malformed-'));
const mesh = buildMesh([await createFilesLoader('content').load()]);
const targets = listTargets(mesh, foreignHost);
const shop = createShopProcess(
  port,
  {
    DATA_DIR: join(room, 'data'),
    REVALIDATE_SECRET: secret,
    IMAGE_HOSTS: foreignHost,
    WRITE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  },
  'npm start',
);

/** Counts by kind of request, then by outcome. */
const tally = new Map<string, Map<string, number>>();
const names = new Map<string, number>();
const problems: string[] = [];

const add = (counts: Map<string, number>, what: string) =>
  counts.set(what, (counts.get(what) ?? 0) + 1);

/** Failures of the foreign image host are reported as 502 or 504 (decision 10). */
const isAllowed = (status: number, { kind }: Attack): boolean =>
  status < 500 || (kind === 'foreign picture' && (status === 502 || status === 504));

const note = (number: number, attack: Attack, { statuses, end }: Outcome) => {
  const counts = tally.get(attack.kind) ?? new Map<string, number>();
  tally.set(attack.kind, counts);
  for (const what of statuses.length > 0 ? statuses : [end]) add(counts, String(what));
  add(names, attack.name);
  const wrong = statuses.find((status) => !isAllowed(status, attack));
  if (wrong === undefined && end !== 'silent') return;
  const what = JSON.stringify(attack.bytes.toString('latin1').slice(0, 400));
  const problem = `${wrong ?? end}: ${attack.kind}, ${attack.name}, number ${number}: ${what}`;
  problems.push(problem);
  if (problems.length <= 30) console.error(problem);
};

const send = async (number: number): Promise<void> => {
  const attack = createAttack(targets, seed, number);
  // Every third request uses `fetch`, which keeps its connections alive, if `fetch` can send it.
  const byFetch = number % 3 === 0 && attack.draft && (await sendByFetch(port, attack.draft));
  note(number, attack, byFetch || (await sendRaw(port, attack)));
};

const isWell = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const headers = { host: 'de.localhost' };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, async (answer) => {
      const html = await text(answer);
      resolve(answer.statusCode === 200 && html.includes('lang="de"') && html.endsWith('</html>'));
    }).on('error', () => resolve(false));
  });

const printTally = () => {
  console.log(`\n${'what was asked for'.padEnd(36)}answers`);
  for (const [kind, counts] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    console.log(kind.padEnd(36) + sorted.map(([what, times]) => `${what} × ${times}`).join(', '));
  }
  const sorted = [...names].sort(([, a], [, b]) => b - a);
  console.log(`\n${sorted.map(([name, times]) => `${name} × ${times}`).join(', ')}`);
};

let isOver = false;
process.once('SIGINT', () => {
  isOver = true;
});

try {
  await shop.start();
  const before = findProcesses(shop.pid());
  const memory = () =>
    `front ${toMegabytes(memoryOf(before.front))}, renderer ${toMegabytes(memoryOf(before.renderer))}`;
  for (const path of ['/', '/krakow']) await isWell(path);
  const memoryBefore = memory();
  const startedAt = performance.now();
  let next = first;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (next < first + count && !isOver) {
        const number = next;
        next += 1;
        await send(number);
        if ((next - first) % 5000 === 0) console.log(`${next - first} sent, ${memory()}`);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  printTally();
  const after = findProcesses(shop.pid());
  const isSame = after.front === before.front && after.renderer === before.renderer;
  const areWell = (await isWell('/')) && (await isWell('/krakow'));
  console.log(`\n${next - first} malformed requests in ${seconds.toFixed(0)} s, seed ${seed}`);
  console.log(`memory before: ${memoryBefore}; after: ${memory()}`);
  console.log(`crashes: ${isSame ? 0 : 'a process is not the one that it was'}`);
  console.log(`answers of 500 and more, or none: ${problems.length}`);
  console.log(`pages afterwards: ${areWell ? 'as ever' : 'NOT as they should be'}`);
  process.exitCode = isSame && areWell && problems.length === 0 ? 0 : 1;
} finally {
  await shop.kill();
  rmSync(room, { recursive: true, force: true });
}
