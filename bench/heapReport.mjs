import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Preloaded into the shop: each process writes its memory after garbage collection, in bytes, to a file every five
 * seconds. Without garbage collection, a process uses the memory that is available, and its size says little.
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
