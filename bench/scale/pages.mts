import { performance } from 'node:perf_hooks';
import { getStaticProps } from '@/views/activity/server';
import { listActivityPages } from './listActivityPages';

/** Creates props of activity pages. Run with `CONTENT_DIR` and `NODE_ENV=production`. Prints one line of JSON. */
const count = Number(process.argv[2]);
const warmUp = 300;

const pages = await listActivityPages(process.env['CONTENT_DIR'] ?? '', warmUp + count);

const make = async (wanted: typeof pages) => {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let bytes = 0;
  for (const [site, path] of wanted) {
    const [, slug = '', city = ''] = path.split('/');
    const result = await getStaticProps({ params: { site, slug, city } });
    if (!('props' in result)) throw new Error(`There is no ${path} on ${site}`);
    bytes += JSON.stringify(result.props).length;
  }
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000, bytes };
};

await make(pages.slice(0, warmUp));
const { ms, cpuMs, bytes } = await make(pages.slice(warmUp));
console.log(
  JSON.stringify({
    pages: count,
    perSecond: (count / ms) * 1000,
    perCpuSecond: (count / cpuMs) * 1000,
    pageKb: bytes / count / 1000,
  }),
);
// The mesh may still be checking its sources.
process.exit(0);
