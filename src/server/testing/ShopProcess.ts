import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the server reads beside its build. */
const needed = ['node_modules', 'package.json', 'src', 'tsconfig.json'];

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A build without a page in it. */
const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-front-'));
  for (const name of needed) symlinkSync(resolve(name), join(folder, name));
  mkdirSync(join(folder, '.next', 'server', 'pages'), { recursive: true });
  writeFileSync(join(folder, '.next', 'BUILD_ID'), 'a-build');
  writeFileSync(join(folder, '.next', 'prerender-manifest.json'), '{"routes":{}}');
  return folder;
};

/** The server in front as a process of its own, with a renderer that does as it is asked. */
export const startShop = async (env: Readonly<Record<string, string>> = {}) => {
  const folder = createFolder();
  const [port, metricsPort] = [await findPort(), await findPort()];
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/server/testing/shop.mts'],
    {
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
    },
  );
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
