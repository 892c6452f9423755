import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';

/** Next by itself, which is what most of the shop runs in, or as `npm start` has it, with the server in front. */
const commands = {
  'next start': (port: number) => ['node_modules/next/dist/bin/next', 'start', '--port', `${port}`],
  'npm start': () => ['--import', 'tsx', 'src/cli/start.mts'],
} as const;

export type ShopCommand = keyof typeof commands;

interface ShopOptions {
  readonly command: ShopCommand;
  readonly port: number;
  /** Added to this process's own. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdio: StdioOptions;
  /** Where the build lies; this process's own folder when left out. */
  readonly folder?: string;
}

/**
 * The built shop as a process of its own, which may not be up yet. Not through npm: a signal must
 * hit the very process that answers visitors and has the database open.
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
