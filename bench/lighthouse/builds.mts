import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShopProcess } from '../shopProcess';
import { measureInTurn } from './inTurn.mjs';

/**
 * Measures screens of this build beside those of another one, in turn in one run. Both need a finished build.
 *
 *   node --import tsx bench/lighthouse/builds.mts <folder of the other build> [runs] [simulate or devtools]
 */
const [other, times = '5', method] = process.argv.slice(2);
if (other === undefined) {
  console.error('Which build shall it be compared with? Give the folder of its clone.');
  process.exit(2);
}
const [port, otherPort] = [3217, 3218];
const data = mkdtempSync(join(tmpdir(), 'troupe-lighthouse-'));
const shops = [
  createShopProcess(port, { DATA_DIR: join(data, 'own') }, 'npm start'),
  createShopProcess(otherPort, { DATA_DIR: join(data, 'other') }, 'npm start', other),
];
try {
  for (const shop of shops) await shop.start();
  await measureInTurn({
    runs: Number(times),
    throttlingMethod: method === 'devtools' ? 'devtools' : 'simulate',
    otherName: 'other',
    toOwn: (path) => `http://en.localhost:${port}${path}`,
    toOther: (path) => `http://en.localhost:${otherPort}${path}`,
  });
} finally {
  for (const shop of shops) await shop.kill();
  rmSync(data, { recursive: true, force: true });
}
process.exit();
