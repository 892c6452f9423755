import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { createShopProcess } from '../shopProcess';
import { measureInTurn } from './inTurn.mjs';

/**
 * Measures screens of the shop beside a bare Next page with 24 cards of MUI, in turn in one run: a slow machine is slow
 * for both. Needs a finished build. Arguments: the number of runs of each, and how Lighthouse slows the line and the
 * processor down. `simulate`, its default, loads the page at full speed and computes the times of a phone from that;
 * `devtools` loads it slowly.
 */
const [barePort, port] = [3215, 3217];
const runs = Number(process.argv[2] ?? 5);
const throttlingMethod = process.argv[3] === 'devtools' ? 'devtools' : 'simulate';

/** Builds the bare page with the packages of the shop. Next compiles nothing below `node_modules`. @returns its folder */
const buildBare = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-bare-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'public'));
  cpSync('bench/lighthouse/bare', folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  writeFileSync(join(folder, 'next.config.js'), 'module.exports = { poweredByHeader: false };');
  for (let card = 0; card < 24; card += 1) {
    const noise = { type: 'gaussian', mean: 90 + card * 4, sigma: 12 } as const;
    await sharp({ create: { width: 640, height: 400, channels: 3, background: '#888', noise } })
      .blur(2)
      .jpeg({ quality: 70 })
      .toFile(join(folder, 'public', `card-${card}.jpg`));
  }
  const { status } = spawnSync(
    process.execPath,
    [resolve('node_modules/next/dist/bin/next'), 'build', '--webpack'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  if (status !== 0 || !existsSync(join(folder, '.next/BUILD_ID')))
    throw new Error('The bare page was not built');
  return folder;
};

const bareFolder = await buildBare();
const bare = spawn(
  process.execPath,
  [resolve('node_modules/next/dist/bin/next'), 'start', '-p', String(barePort)],
  {
    cwd: bareFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
const data = mkdtempSync(join(tmpdir(), 'troupe-lighthouse-'));
const shop = createShopProcess(port, { DATA_DIR: data }, 'npm start');

try {
  await shop.start();
  await measureInTurn({
    runs,
    throttlingMethod,
    otherName: 'bare',
    toOwn: (path) => `http://en.localhost:${port}${path}`,
    toOther: () => `http://127.0.0.1:${barePort}/`,
  });
} finally {
  await shop.kill();
  if (bare.exitCode === null) {
    const ended = once(bare, 'exit');
    bare.kill();
    await ended;
  }
  rmSync(data, { recursive: true, force: true });
  rmSync(bareFolder, { recursive: true, force: true });
}
process.exit();
