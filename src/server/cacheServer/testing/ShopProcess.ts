import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compilePrograms } from '@/cli/compile';
import { findPort } from '@troupe/basics/testing/findPort';

/** Files that the server reads besides its build. */
const needed = ['node_modules', 'package.json', 'public'];

const programs = ['shop', 'fakeRenderer'].map(
  (name) => `src/server/cacheServer/testing/${name}.mts`,
);

/** Compiles the servers into a folder: compiled, they start in a tenth of the time. */
const compileServers = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-front-compiled-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await compilePrograms(programs, folder);
  return folder;
};

let compiled: Promise<string> | undefined;

/** Creates a build without pages. A test file compiles the servers once and copies them into each build. */
const createFolder = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-front-'));
  for (const name of needed) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, '.next', 'server', 'pages'), { recursive: true });
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'a-build');
  writeFileSync(join(folder, '.next', 'prerender-manifest.json'), '{"routes":{}}');
  compiled ??= compileServers();
  await cp(await compiled, join(folder, '.next', 'cli'), { recursive: true });
  return folder;
};

/** Starts the cache server as a separate process, with a fake renderer that the test controls. */
export const startShop = async (env: Readonly<Record<string, string>> = {}) => {
  const folder = await createFolder();
  const [port, metricsPort] = [await findPort(), await findPort()];
  const child: ChildProcess = spawn(process.execPath, ['.next/cli/shop.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
      ...env,
    },
  });
  let logged = '';
  let printed = '';
  child.stderr?.on('data', (chunk) => (logged += String(chunk)));
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  while (!printed.includes('serving')) {
    const isOver = await Promise.race([
      ended.then(() => true),
      new Promise<false>((look) => setTimeout(() => look(false), 50)),
    ]);
    if (isOver) throw new Error(`It did not start: ${logged}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    metrics: `http://127.0.0.1:${metricsPort}`,
    port,
    /** Its lines so far. */
    readLog: (): readonly Readonly<Record<string, unknown>>[] =>
      logged
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** No further renderer begins to listen until they are released. */
    holdRenderers: () => writeFileSync(join(folder, 'hold-renderers'), ''),
    releaseRenderers: () => rmSync(join(folder, 'hold-renderers')),
    /** Its exit code. */
    ended,
    remove: async (): Promise<void> => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type ShopUnderTest = Awaited<ReturnType<typeof startShop>>;
