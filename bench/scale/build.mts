import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOfTree } from './processTree';

/**
 * Builds the shop with the `CONTENT_DIR` of its environment and replaces the existing build. Prints one line of JSON.
 */
const start = performance.now();
const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/build.mts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
let peak = 0;
const look = setInterval(() => {
  peak = Math.max(peak, memoryOfTree(child.pid ?? 0));
}, 500);
const [code] = (await once(child, 'exit')) as [number | null];
clearInterval(look);
if (code !== 0) throw new Error('The build failed');

const files = readdirSync(join('.next', 'server', 'pages'), { recursive: true, encoding: 'utf8' });
const pages = files.filter((name) => name.endsWith('.html')).length;
const ms = performance.now() - start;
console.log(JSON.stringify({ pages, ms, secondsPerThousand: ms / pages, peakMb: peak / 1e6 }));
