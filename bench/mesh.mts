import { performance } from 'node:perf_hooks';
import { buildMesh } from '@/catalog/mesh/buildMesh';
import { createFilesLoader } from '@/catalog/sources/files/filesLoader';
import { median, printRow } from './table';

const time = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const repeat = async (times: number, work: () => Promise<unknown>) => {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) taken.push(await time(work));
  return median(taken);
};

/** What a page pays for file changes: nothing, a check of the file times, or a complete rebuild. */
const benchMesh = async (): Promise<void> => {
  const loader = createFilesLoader('content');
  const cold = await time(async () => buildMesh([await createFilesLoader('content').load()]));
  await loader.load();
  const unchanged = await repeat(20, () => loader.load());
  const rebuild = await repeat(5, async () => buildMesh([await loader.load()]));
  const row = (name: string, ms: number) =>
    printRow(name, `${ms.toFixed(1)} ms`, (ms / unchanged).toFixed(1));
  console.log('mesh over the shipped content');
  row('look whether any file changed', unchanged);
  row('parse what changed, link and freeze all', rebuild);
  row('first load of a process', cold);
};

await benchMesh();
