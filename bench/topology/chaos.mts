import { createCatalogue } from '../faults/catalogue';
import { listWarmPages } from '../faults/warmPages';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { startFakeUpstream } from '@/testing/fakeUpstream';
import { Customers } from './customers';
import { listPhases, type Phase } from './phases';
import { Topology } from './Topology';
import { type Sight, Visitors } from './visits';

/**
 * `npm run bench:chaos [seconds] [visitors per second] [orders per second] [row ...]`: simulates several machines
 * under steady load, for 600 s by default, and injects one fault after the other. No visitor may see a wrong page or
 * an error, or wait much longer than without faults. No acknowledged order may be lost or stored twice. Needs a
 * finished build, Varnish, Redis and PostgreSQL; root, to fill a disk. If rows are named, only these run, after the
 * quiet one. Exits with 1 if a requirement is not met.
 */
const [seconds = 600, perSecond = 200, ordersPerSecond = 20] = process.argv.slice(2, 5).map(Number);
const named = process.argv.slice(5);
const port = Number(process.env['BENCH_PORT'] ?? 3400);
/** Maximum p99 response time above that of quiet times, in ms. */
const mostAdded = 100;
const recoveryPatience = 120_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const mesh = buildMesh([await createFilesLoader('content').load()]);
const upstream = await startFakeUpstream(createCatalogue(mesh).say);
const topology = new Topology({
  port,
  env: { WRITE_LIMIT: 'off', REVALIDATE_SECONDS: '10', LOG_LEVEL: 'warn' },
});
const pages = listWarmPages(mesh).map(({ host, path }) => ({
  site: host.replace('.localhost', ''),
  path,
}));
const visitors = new Visitors(topology.origin, pages);
const customers = new Customers(topology.origin, mesh, Math.ceil(2 * seconds * ordersPerSecond));

const isWell = async (): Promise<boolean> => {
  const answers = await Promise.all(
    topology.instances.map(({ origin }) =>
      fetch(`${origin}/api/ready`).then(
        async (answer) => /"status": "ready"/.test(await answer.text()),
        () => false,
      ),
    ),
  );
  return answers.every(Boolean);
};

/** Time from the repair until both instances report that they are ready, in ms. */
const untilWell = async (): Promise<number> => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < recoveryPatience) {
    if (await isWell()) return performance.now() - startedAt;
    await sleep(50);
  }
  return Number.POSITIVE_INFINITY;
};

const percentile = ({ times }: Sight, share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const columns = ['visits', 'wrong', 'errors', 'p50 ms', 'p99 ms', 'added', 'orders', 'well after'];
const printRow = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(16) + cells.map((cell) => String(cell).padStart(12)).join(''));

let quiet = 0;

/** @returns whether visitors were not affected */
const live = async (phase: Phase, ms: number): Promise<boolean> => {
  await phase.prepare?.();
  await sleep(1000);
  const ordersBefore = customers.acknowledged;
  visitors.takeSight();
  await phase.begin();
  await sleep(ms / 2);
  const mendedAt = performance.now();
  await phase.mend();
  const mending = performance.now() - mendedAt;
  const recovery = await untilWell();
  await sleep(Math.max(0, ms / 2 - mending - recovery));
  const sight = visitors.takeSight();
  const p99 = percentile(sight, 0.99);
  if (phase.name === 'quiet') quiet = p99;
  const added = p99 - quiet;
  printRow(phase.name, [
    ...[sight.times.length, sight.wrong, sight.failed, percentile(sight, 0.5).toFixed(1)],
    ...[p99.toFixed(1), added.toFixed(1), customers.acknowledged - ordersBefore],
    `${(recovery / 1000).toFixed(1)} s`,
  ]);
  for (const example of sight.examples) console.log(`  ${example}`);
  await phase.tidy?.();
  return sight.wrong + sight.failed === 0 && added <= mostAdded && Number.isFinite(recovery);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void topology.stop().then(() => process.exit(1)));
}

let isKept = true;
try {
  await topology.start();
  await visitors.learn();
  const phases = listPhases({ topology, upstream, customers }).filter(
    ({ name }) => named.length === 0 || name === 'quiet' || named.includes(name),
  );
  console.log(
    `${pages.length} pages, ${perSecond} visits/s, ${ordersPerSecond} orders/s, ${(seconds / phases.length).toFixed(0)} s per row`,
  );
  visitors.start(perSecond);
  customers.start(ordersPerSecond);
  await sleep(3000);
  printRow('', columns);
  for (const phase of phases)
    isKept = (await live(phase, (seconds * 1000) / phases.length)) && isKept;
  await visitors.stop();
  await customers.stop();
  const books = await customers.close(topology.postgres.url);
  console.log(
    `orders: ${books.acknowledged} acknowledged, ${books.lost} lost, ${books.doubled} twice, ${books.unheard} kept but not heard of, ${books.repeated} tries repeated, ${books.refused.length} refused`,
  );
  for (const refusal of books.refused.slice(0, 3)) console.log(`  ${refusal}`);
  isKept = isKept && books.lost + books.doubled + books.refused.length === 0;
  console.log(isKept ? 'every promise kept' : 'a promise is broken');
} catch (error) {
  console.error(error);
  isKept = false;
} finally {
  await topology.stop();
  await upstream.close();
}
process.exit(isKept ? 0 : 1);
