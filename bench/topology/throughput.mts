import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx as startNginxInFront } from '@/testing/nginxServer';
import { startVarnish } from '@/testing/varnishServer';
import { countCpuTime } from '../cpuTime';
import { listTree } from '../scale/processTree';
import { type Sending, startNginx } from '../serving/nginx';
import { pin } from '../serving/pin';
import { type Load, load, toScript } from '../serving/wrk';
import { printRow } from '../table';
import type { Instance } from './Instance';
import { hostOf, Topology } from './Topology';

/**
 * `npm run bench:throughput [seconds]`: compares two instances with one. Also compares the proxies Varnish and nginx,
 * with the shipped rules, with nginx that serves the page as a file. All servers are on the first core, the load on the
 * second. Instances that share a core cannot be faster than one, so the CPU time per page is printed for one and for
 * two at once. A Varnish without rules shows which part of the difference to nginx comes from Varnish itself. Needs a
 * finished build, `wrk`, `nginx`, `varnishd` and `taskset`.
 */
const seconds = Number(process.argv[2] ?? 10);
const port = Number(process.env['BENCH_PORT'] ?? 3420);
const barePort = port + 7;
const nginxFront = { port: port + 8, refreshPort: port + 6, purgePort: port + 10 };
const nginxPort = port + 9;
const topology = new Topology({ port, env: { REVALIDATE_SECONDS: '3600', LOG_LEVEL: 'warn' } });
const folder = mkdtempSync(join(tmpdir(), 'troupe-throughput-'));

/** Pins only the cache server to the first core: the renderers are idle here. */
const pinInstance = ({ pid }: Instance): void => {
  const [front = pid, ...makers] = listTree(pid);
  pin(front, 0);
  for (const maker of makers) pin(maker, 1);
};

/** Has the name of the first instance, as in the shipped rules. */
const withoutRules = `vcl 4.1;
backend shop { .host = "shop1"; .port = "3000"; }
`;

interface Front {
  readonly pid: number;
  readonly port: number;
}

interface Served {
  readonly perSecond: number;
  readonly faults: number;
  /** CPU time per page, in µs. */
  readonly cost: number;
}

/** @param pids of all servers @param ports that are loaded at the same time */
const measure = async (
  pids: readonly number[],
  ports: readonly number[],
  script: string,
): Promise<Served> => {
  const [loads, spent] = await countCpuTime(pids, () =>
    Promise.all(ports.map((it) => load(it, script, seconds))),
  );
  const perSecond = loads.reduce((sum, it) => sum + it.perSecond, 0);
  return {
    perSecond,
    faults: loads.reduce((sum, { faults }) => sum + faults, 0),
    cost: (spent * 1000) / (perSecond * seconds),
  };
};

const row = (name: string, { perSecond, faults, cost }: Served, first: Served): void =>
  printRow(
    `${name} (${cost.toFixed(1)} µs of a core a page${faults > 0 ? `, ${faults} faults` : ''})`,
    `${Math.round(perSecond)}/s`,
    (perSecond / first.perSecond).toFixed(2),
  );

try {
  await topology.start();
  const { instances, front } = topology;
  const [one, other] = instances;
  const script = join(folder, 'page.lua');
  writeFileSync(script, toScript([[hostOf('en'), '/krakow']]));
  const page = await fetch(`${one.origin}/krakow`, { headers: { host: hostOf('en') } });

  for (const instance of instances) pinInstance(instance);
  // JIT warm-up: the first seconds are the slowest.
  for (const each of [one.port, other.port]) await load(each, script, 6);

  const single = await measure([one.pid], [one.port], script);
  const both = await measure([one.pid, other.pid], [one.port, other.port], script);
  const measureFront = async ({ pid, port: at }: Front): Promise<Served> => {
    for (const each of listTree(pid)) pin(each, 0);
    await load(at, script, 3);
    return measure(listTree(pid), [at], script);
  };
  const varnish = await measureFront(front);
  const shops: [number, number] = [one.port, other.port];
  const bareFront = await startVarnish(barePort, port + 11, shops, withoutRules);
  const bare = await measureFront(bareFront).finally(bareFront.stop);
  const inFront = await startNginxInFront({ ...nginxFront, shops });
  const byNginx = await measureFront(inFront).finally(inFront.stop);
  const body = Buffer.from(await page.arrayBuffer());
  const measureFile = async (sending: Sending): Promise<Load> => {
    const stop = await startNginx(folder, nginxPort, body, sending);
    await load(nginxPort, script, 3);
    return load(nginxPort, script, seconds).finally(stop);
  };
  const nginx = await measureFile('as usual');
  const inOneGo = await measureFile('in one go');

  console.log('cached pages, gzip, all that serves on one core');
  row('one instance', single, single);
  row('two instances at once', both, single);
  const times = (2 * single.cost) / both.cost;
  console.log(
    `two instances with a core each: ${times.toFixed(2)} times one, by what a page costs`,
  );
  row('Varnish', varnish, single);
  row('Varnish without rules', bare, single);
  row('nginx in front', byNginx, single);
  const fileRow = (name: string, { perSecond }: Load) =>
    printRow(name, `${Math.round(perSecond)}/s`, (perSecond / single.perSecond).toFixed(2));
  fileRow('nginx with the file, as usual', nginx);
  fileRow('nginx with the file, sent as by nginx in front', inOneGo);
  const toNginx = ({ perSecond }: Served) =>
    `${(perSecond / nginx.perSecond).toFixed(2)} (${(perSecond / inOneGo.perSecond).toFixed(2)})`;
  console.log('to nginx with the file as usual (sent as by nginx in front)');
  console.log(`Varnish: ${toNginx(varnish)}; without rules: ${toNginx(bare)}`);
  console.log(`nginx in front: ${toNginx(byNginx)}`);
} finally {
  await topology.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
