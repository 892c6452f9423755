import { performance } from 'node:perf_hooks';
import { createEdits } from '../refresh/edits';
import { median } from '../table';
import { hostOf, Topology } from './Topology';

/**
 * `npm run bench:news [rounds]`: an edit of which one of two instances is told, until the other one shows it on all sites,
 * and until visitors see it who come through Varnish. Ends with 1 where it takes longer than a second. Needs a finished
 * build, Varnish, Redis and PostgreSQL.
 */
const rounds = Number(process.argv[2] ?? 20);
const port = Number(process.env['BENCH_PORT'] ?? 3440);
/** In ms. */
const most = 1000;
/** In ms: what was refreshed is told to Varnish twice. */
const pause = 2000;

const env = { REVALIDATE_SECONDS: '3600', LOG_LEVEL: 'warn' };
const topology = new Topology({ port, env });
const edits = await createEdits(topology.folderFor('content'), hostOf);
for (const instance of topology.instances) Object.assign(instance.env, edits.env);

const row = (name: string, times: readonly number[]): void => {
  const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
  const cells = [fastest, median(times), slowest].map((ms) => `${ms.toFixed(0)} ms`.padStart(10));
  console.log(name.padEnd(44) + cells.join(''));
};

try {
  await topology.start();
  const [one, other] = topology.instances;
  edits.edit(30);
  await edits.send(one.origin);
  for (const at of [one.port, other.port, port]) await edits.untilSeen(at, 30);
  const answered: number[] = [];
  const elsewhere: number[] = [];
  const inFront: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [told, untold] = round % 2 === 0 ? [one, other] : [other, one];
    const age = 25 + (round % 5);
    edits.edit(age);
    const start = performance.now();
    const sent = edits.send(told.origin).then(() => answered.push(performance.now() - start));
    const seen = [untold.port, port].map((at) => edits.untilSeen(at, age));
    const [ms = 0, frontMs = 0] = await Promise.all(seen);
    elsewhere.push(ms);
    inFront.push(frontMs);
    await sent;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  console.log(
    `${rounds} edits of an activity, until ${edits.places.length} pages on all sites show it`,
  );
  console.log(
    ''.padEnd(44) + ['fastest', 'median', 'slowest'].map((it) => it.padStart(10)).join(''),
  );
  row('the instance that is told answers', answered);
  row('the other instance shows it', elsewhere);
  row('Varnish shows it', inFront);
  const isKept = Math.max(...elsewhere) <= most;
  process.exitCode = isKept ? 0 : 1;
} finally {
  await topology.stop();
}
