import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

/** Next alone, which runs most of the shop, or `npm start`, which adds the cache server; that also from its sources. */
const commands = {
  'next start': (port: number) => ['node_modules/next/dist/bin/next', 'start', '--port', `${port}`],
  'npm start': () => ['.next/cli/start.mjs'],
  sources: () => ['--import', 'tsx', 'src/cli/start.mts'],
} as const;

export type ShopCommand = keyof typeof commands;

interface ShopOptions {
  readonly command: ShopCommand;
  readonly port: number;
  /** Added to the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdio: StdioOptions;
  /** Folder of the build; the working directory of this process by default. */
  readonly folder?: string;
}

/**
 * The built shop as a child process, which may not be ready yet. It is not started through npm: a signal must reach the
 * process that serves visitors and has the database open.
 */
export const spawnShop = ({ command, port, env, stdio, folder }: ShopOptions): ChildProcess =>
  spawn(process.execPath, commands[command](port), {
    cwd: folder,
    stdio,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      ...env,
    },
  });
