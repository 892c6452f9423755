import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { runInSlices } from '@/lib/timeSlices';
import { buildInSteps } from '@/catalog/mesh/buildMesh';
import { sites } from '@/config/sites/records';
import { siteIds } from '@/config/sites/site';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { createPicturesLoader } from '@/catalog/sources/pictures/picturesLoader';
import { contextOf } from '@/views/context';

/** Run with `--expose-gc` in a separate process, since it measures the process. Prints one line of JSON. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Which content folder?');

const collect = () => globalThis.gc?.();

const measure = () => {
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heap: heapUsed / 1e6, rss: rss / 1e6 };
};

/** `mostHeldMs` is the longest time that the event loop was blocked. */
const time = async <Value,>(work: () => Promise<Value> | Value) => {
  const everyMs = 1;
  const delays = monitorEventLoopDelay({ resolution: everyMs });
  delays.enable();
  await setTimeout(10 * everyMs);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const value = await work();
  const { user, system } = process.cpuUsage(cpu);
  const ms = performance.now() - start;
  await setTimeout(10 * everyMs);
  delays.disable();
  return { ms, cpuMs: (user + system) / 1000, mostHeldMs: delays.max / 1e6, value };
};

const files = createFilesLoader(folder);
const pictures = createPicturesLoader([folder, 'public']);
const load = () => Promise.all([files.load(), pictures.load()]);

// Images are decoded once per process, whatever the size of the shop: they are not measured here.
await pictures.load();
const before = measure();
const loaded = await time(load);
const built = await time(() => runInSlices(buildInSteps(loaded.value)));
const peak = process.memoryUsage().rss / 1e6;
const mesh = built.value;
const after = measure();
const contexts = await time(() => siteIds.map((siteId) => contextOf(mesh, sites[siteId])));
const withContexts = measure();

const look = await time(load);
const now = new Date();
await utimes(join(folder, 'cities/krakow.json'), now, now);
const again = await time(load);
const rebuilt = await time(() => runInSlices(buildInSteps(again.value, mesh)));

console.log(
  JSON.stringify({
    activities: [...mesh.products.values()].reduce(
      (sum, { offers }) => sum + Object.keys(offers).length,
      0,
    ),
    files: loaded.value[0].records.length,
    faults: mesh.faults.length,
    loadMs: loaded.ms + built.ms,
    loadCpuMs: loaded.cpuMs + built.cpuMs,
    readMs: loaded.ms,
    readHeldMs: loaded.mostHeldMs,
    buildHeldMs: built.mostHeldMs,
    heapMb: after.heap - before.heap,
    rssMb: after.rss - before.rss,
    peakRssMb: peak - before.rss,
    contextsMs: contexts.ms,
    contextsMb: withContexts.heap - after.heap,
    lookMs: look.ms,
    lookCpuMs: look.cpuMs,
    reloadMs: again.ms + rebuilt.ms,
    reloadCpuMs: again.cpuMs + rebuilt.cpuMs,
    reloadHeldMs: Math.max(again.mostHeldMs, rebuilt.mostHeldMs),
  }),
);
