import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into the shop before anything else: what it really holds, in bytes, into a file every five seconds. Without
 * clearing up first, a process takes what memory there is, and its size says little.
 */
const place = process.env['HEAP_REPORT'];
if (place !== undefined) {
  setFlagsFromString('--expose-gc');
  const clearUp = runInNewContext('gc');
  setInterval(() => {
    clearUp();
    writeFileSync(place, String(process.memoryUsage().heapUsed));
  }, 5000).unref();
}
