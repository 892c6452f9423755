import { runNode } from '@/cli/run.mjs';

/** Scripts of each part with their arguments, in order. */
const parts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  mesh: [['mesh.mts']],
  search: [['search.mts']],
  serving: [['serving/oneByOne.mts'], ['serving/hits.mts'], ['serving/watching.mts']],
  lighthouse: [['lighthouse/run.mts']],
  beside: [['lighthouse/beside.mts']],
  interaction: [['interaction/press.mts']],
  images: [['images/compare.mts']],
  size: [['../src/cli/size.mts']],
  memory: [['pages/memory.mts']],
  pages: [['pages/kill.mts'], ['pages/killShop.mts'], ['pages/bound.mts'], ['pages/unknown.mts']],
  faults: [['faults/run.mts']],
  refresh: [['refresh/editToVisible.mts']],
  trips: [['trips/editors.mts'], ['trips/listeners.mts'], ['trips/secrets.mts']],
  // Builds another shop and the shipped one again, so it comes last.
  scale: [['scale.mts', '200', '100']],
};

/**
 * `npm run bench [part ...]`: prints ratios from one run on this machine. Runs all parts by default, which takes more
 * than an hour. Most need a finished build. Each part runs in a separate process, so that no other part warms it up.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

for (const name of wanted.length > 0 ? wanted : Object.keys(parts)) {
  console.log(`\n${name}`);
  for (const [script = '', ...args] of parts[name] ?? []) {
    const code = await runNode(['--import', 'tsx', `bench/${script}`, ...args]);
    if (code !== 0) process.exitCode = 1;
  }
}

export {};
