import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const startMs = 60_000;

interface NextProcessOptions {
  readonly port: number;
  /** The folder with the build; the current folder by default. */
  readonly folder?: string;
  /** Variables added to the environment of this process. */
  readonly env: Readonly<Record<string, string>>;
}

/** A build served by Next alone, in addition to the shop of the other tests. */
export class NextProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly options: NextProcessOptions) {}

  async start(): Promise<void> {
    const { port, folder, env } = this.options;
    const command = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
    this.child = spawn(process.execPath, command, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    const deadline = Date.now() + startMs;
    while (Date.now() < deadline && this.child.exitCode === null) {
      const isUp = await fetch(`http://127.0.0.1:${port}/api/build`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) return;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error(`No shop started at port ${port}`);
  }

  async stop(): Promise<void> {
    if (!this.child || this.child.exitCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }
}
