import { performance } from 'node:perf_hooks';
import { createEdits, type Seen } from '../refresh/edits';
import { median } from '../table';
import { hostOf, Topology } from './Topology';

/**
 * `npm run bench:propagation [rounds]`: notifies one of two instances of an edit. Measures the time until the other
 * one shows it, on one page per site, and until visitors see it through Varnish. Exits with 1 if the other one serves
 * an old page more than a second after the webhook. Needs a finished build, Varnish, Redis and PostgreSQL.
 */
const rounds = Number(process.argv[2] ?? 20);
const port = Number(process.env['BENCH_PORT'] ?? 3440);
/** In ms. */
const most = 1000;
/** In ms: revalidated pages are purged from Varnish twice. */
const pause = 2000;

const env = { REVALIDATE_SECONDS: '3600', LOG_LEVEL: 'warn' };
const topology = new Topology({ port, env });
const edits = await createEdits(topology.folderFor('content'), hostOf);
const pages = [...new Map(edits.places.map((it) => [it.host, it])).values()];
for (const instance of topology.instances) Object.assign(instance.env, edits.env);

const row = (name: string, times: readonly number[]): void => {
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const cells = [fastest, median(times), slowest].map((ms) => `${ms.toFixed(0)} ms`.padStart(10));
  console.log(name.padEnd(50) + cells.join(''));
};

try {
  await topology.start();
  const [one, other] = topology.instances;
  edits.edit(30);
  await edits.send(one.origin);
  for (const at of [one.port, other.port, port]) await edits.watch(at, pages, 30);
  const answered: number[] = [];
  const elsewhere: Seen[] = [];
  const inFront: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [told, untold] = round % 2 === 0 ? [one, other] : [other, one];
    const age = 25 + (round % 5);
    edits.edit(age);
    const start = performance.now();
    const sent = edits.send(told.origin).then(() => answered.push(performance.now() - start));
    await Promise.all([
      edits.watch(untold.port, pages, age).then((seen) => elsewhere.push(seen)),
      edits.watch(port, pages, age).then((seen) => inFront.push(seen)),
      sent,
    ]);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  console.log(
    `${rounds} edits of an activity, until ${pages.length} pages on as many sites show it`,
  );
  console.log(
    ''.padEnd(50) + ['fastest', 'median', 'slowest'].map((it) => it.padStart(10)).join(''),
  );
  row('the instance that is told answers', answered);
  const lastOld = (seen: readonly Seen[]) => seen.map((it) => it.lastOld);
  const all = (seen: readonly Seen[]) => seen.map((it) => it.all);
  row('the other instance hands out its last old page', lastOld(elsewhere));
  row('the other instance has made all pages', all(elsewhere));
  row('Varnish hands out its last old page', lastOld(inFront));
  row('Varnish has all pages', all(inFront));
  const isKept = Math.max(...lastOld(elsewhere)) <= most;
  process.exitCode = isKept ? 0 : 1;
} finally {
  await topology.stop();
}
