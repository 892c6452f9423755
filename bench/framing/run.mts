import { fuzzFraming } from '@/testing/framing/fuzzFraming';
import { createFramingCase } from '@/testing/framing/framingCase';

/**
 * `npm run bench:framing -- [cases] [seed]`: sends requests that two servers could frame differently (200,000 by
 * default) to the cache server and the renderer's HTTP server. Exits with 1 if the servers read a request differently.
 * `npm run bench:framing -- 1 <seed>` repeats a single case and prints it. Needs no build.
 */
const [cases = 200_000, seed = 1] = process.argv.slice(2).map(Number);
/** For resident memory: a memory leak shows as growth. */
const toMegabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

const startedAt = performance.now();
const report = await fuzzFraming(cases, seed, (done) =>
  console.log(`${done} cases, ${toMegabytes(process.memoryUsage().rss)}`),
);
const seconds = (performance.now() - startedAt) / 1000;

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

if (cases === 1) {
  const { bytes } = createFramingCase(seed);
  console.log(
    bytes
      .split('\r\n')
      .map((line) => JSON.stringify(line.slice(0, 300)))
      .slice(0, 80)
      .join('\n'),
  );
}
console.log(
  `Node ${process.version}: ${report.cases} cases from seed ${seed} in ${seconds.toFixed(0)} s (${Math.round(cases / seconds)} a second)`,
);
console.log(`handed to the renderer: ${report.forwarded} requests`);
console.log(`answers by status: ${list(report.statuses)}`);
console.log(`in how many cases: ${list(report.names)}`);
for (const example of report.examples) console.log(example);
console.log(`${report.differences} differences`);
process.exitCode = report.differences > 0 ? 1 : 0;
