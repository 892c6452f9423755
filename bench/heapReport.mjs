import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into the shop before anything else: what each of its processes really holds, in bytes, into a file every five
 * seconds. Without clearing up first, a process takes what memory there is, and its size says little.
 */
const place = process.env['HEAP_REPORT'];
if (place !== undefined) {
  const file = `${place}-${process.pid}`;
  setFlagsFromString('--expose-gc');
  const clearUp = runInNewContext('gc');
  setInterval(() => {
    clearUp();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(`${file}.new`, String(heapUsed + external));
    renameSync(`${file}.new`, file);
  }, 5000).unref();
}
